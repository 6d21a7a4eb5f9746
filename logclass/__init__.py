"""Reads the log of a machine-learning run and says why it failed."""
