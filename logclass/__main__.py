"""``python -m logclass``."""

from logclass.cli import main

main(prog_name="logclass")
