"""One file belongs to one server at a time."""

import os
import signal
import subprocess
import sys
import textwrap

import pytest
from server.house import PATIENCE, open_house
from server.test_kill import serving

from korsi.cli import main
from korsi_server.store import Unusable
from korsi_server.store.claim import Claim


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path, capsys):
    data = tmp_path / "korsi.db"
    with serving(data) as (process, _):
        assert main(["serve", "--port", "0", "--data", str(data)]) == 2
        told = capsys.readouterr().err
        assert f"another Korsi is using the data file {data}" in told
        assert told.count("\n") == 1
        link = tmp_path / "link.db"
        link.symlink_to(data)
        assert main(["serve", "--port", "0", "--data", str(link)]) == 2, "by any of its names"
        assert process.poll() is None


def test_a_second_server_in_the_same_process_is_refused_too(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data), pytest.raises(Unusable, match="another Korsi"):
        Claim(data)
    Claim(data).release()


HOLD = """
import os, sys, time
from pathlib import Path
from korsi_server.store.claim import Claim
claim = Claim(Path(sys.argv[1]))
child = os.fork()
if child == 0:
    time.sleep(60)
print(child, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody forks here")
def test_the_claim_of_a_killed_process_is_free_although_its_child_lives(tmp_path):
    data = tmp_path / "korsi.db"
    command = [sys.executable, "-c", textwrap.dedent(HOLD), str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        child = int(holder.stdout.readline())
        try:
            with pytest.raises(Unusable):
                Claim(data)
            holder.send_signal(signal.SIGKILL)
            holder.wait(PATIENCE)
            Claim(data).release()
        finally:
            os.kill(child, signal.SIGKILL)
