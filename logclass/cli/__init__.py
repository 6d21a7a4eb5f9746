"""The command line: one file a command, imported when it is called."""

from __future__ import annotations

import errno
from importlib import import_module
from typing import Any

import click

from logclass import __version__

_COMMANDS = {
    "classify": "logclass.cli.classify:classify",
    "evaluate": "logclass.cli.evaluate:evaluate",
    "explain": "logclass.cli.explain:explain",
    "rules": "logclass.cli.rules:rules",
    "train": "logclass.cli.train:train",
}


class _LazyGroup(click.Group):
    """A group whose commands are imported when they are named, so that each starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, name = _COMMANDS[cmd_name].split(":")
        command = getattr(import_module(module), name)
        return command if isinstance(command, click.Command) else None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(130)  # 128 + SIGINT, as shells say it; click's own answer would be 1
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # click ends quietly
            raise click.ClickException(f"cannot go on: {error.strerror or error}") from error


@click.group(cls=_LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="logclass")
def main() -> None:
    """Read the log of a machine-learning run and say why it failed."""
