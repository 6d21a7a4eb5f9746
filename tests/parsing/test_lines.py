"""Lines around an offset."""

from logclass.parsing.lines import LONGEST_BYTES, Window, find_line, next_line, previous_line


def test_numbers_count_newlines_only():
    window = Window(b"one\rtwo\rthree\nfour\r\nfive", first_line=10)
    assert [(find_line(window, at).raw, find_line(window, at).number) for at in (2, 6, 17, 24)] == [
        (b"one", 10),
        (b"two", 10),
        (b"four", 11),
        (b"five", 12),
    ]


def test_a_long_line_gives_a_piece_around_the_offset():
    data = b"a" * 50_000 + b"NEEDLE" + b"b" * 50_000
    line = find_line(Window(data), 50_006)
    assert b"NEEDLE" in line.raw
    assert len(line.raw) <= LONGEST_BYTES


def test_neighbours_skip_blank_lines():
    line = find_line(Window(b"one\n\n\r\ntwo\n\nthree\n"), 9)
    assert line.raw == b"two"
    assert previous_line(line).raw == b"one"
    assert next_line(line).raw == b"three"
    assert previous_line(previous_line(line)) is None
    assert next_line(next_line(line)) is None
