"""Every test run is the same run: a failure seen once can be seen again."""

import signal

import hypothesis
from browser.fixtures import _house, browser, client, house, invite

__all__ = ["_house", "browser", "client", "house", "invite"]

hypothesis.settings.register_profile("korsi", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("korsi")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # The tests run in the background; the commands that they start must hear Ctrl-C all the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)
