"""Rules as data: what lines mean, and the scanner that finds them in one pass."""
