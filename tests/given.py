"""Hypothesis, as the tests use it: every run is the same run.

Taken from here by who needs it: to load it takes longer than to load all the rest, and few do.
"""

from hypothesis import given, settings, strategies

__all__ = ["given", "settings", "strategies"]

settings.register_profile("korsi", derandomize=True, deadline=None, database=None)
settings.load_profile("korsi")
