"""Bytes of a log to lines, prefixes, blocks and masks; knows no rules and no model."""
