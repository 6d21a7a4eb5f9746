"""What changes from run to run is masked, what tells failures apart is not."""

import pytest

from logclass.parsing.masks import mask_text


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("cannot open /data/a/b.bin", "cannot open /mnt/x/y/z.bin"),
        ("timeout after 1800000 ms on rank 3", "timeout after 600000 ms on rank 211"),
        ("connect to 10.0.0.1:29500 failed", "connect to 192.168.7.9:1234 failed"),
        ("at 0x7f12ab34cd56", "at 0x55aa00000010"),
        ("Tried to allocate 2.00 GiB", "Tried to allocate 512.00 MiB"),
        ("size torch.Size([3, 4])", "size torch.Size([128, 64])"),
        ("GET https://example.org/a/b?c=1", "GET https://example.org/zzz"),
        ("run 123e4567-e89b-12d3-a456-426614174000", "run 00000000-1111-2222-3333-444444444444"),
    ],
)
def test_equal_failures_mask_alike(left, right):
    assert mask_text(left) == mask_text(right)


def test_words_survive():
    assert mask_text("CUDA error: an illegal memory access was encountered") == (
        "CUDA error: an illegal memory access was encountered"
    )
