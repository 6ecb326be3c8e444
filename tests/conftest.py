"""Every test run is the same run: a failure seen once can be seen again."""

import hypothesis

hypothesis.settings.register_profile("korsi", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("korsi")
