"""Errors a caller can act on: one class for each thing to do about it."""


class LogclassError(Exception):
    """Base of all errors raised by logclass; content of a log never raises one."""


class TaxonomyError(LogclassError):
    """A taxonomy file is malformed; the message names file, class and field."""


class RuleError(LogclassError):
    """A rule file is malformed; the message names file and rule."""


class ModelError(LogclassError):
    """A model folder is missing, damaged or of an unknown format; the message names the file."""


class CorpusError(LogclassError):
    """A training corpus is malformed; the message names file and line."""
