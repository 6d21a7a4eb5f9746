"""Logs whose meaning is not in one line: bad fit, slow steps, failures without a reason."""

from __future__ import annotations

from random import Random

from corpora.generators import surroundings as around

REASONLESS = (
    "Training failed.",
    "Job failed. See the logs for details.",
    "error: command failed",
    "The run has ended with errors",
    "Process completed with exit code 1.",
    "ERROR: task ended with status FAILED",
    "make: *** [train] Error 1",
    "Run finished with state: failed",
    "An error occurred during training",
    "status=failed reason=Error message=''",
    "Exception in thread Thread-4:",
    "something went wrong, exiting",
    "fatal: giving up",
    'Traceback (most recent call last):\n  File "/workspace/train.py", line 88, in main\n    trainer.run()',
    '  File "/workspace/train.py", line 210, in <module>\n    main()\n  File "/workspace/train.py", line 120, in main',
    "2 of 16 tasks did not finish",
    "Stage 3 failed: unknown error",
    "child process ended unexpectedly, no message was recorded",
)
_EPOCH_FORMS = (
    "Epoch {e}/{n}: train_loss={a:.4f} val_loss={b:.4f} val_acc={c:.4f}",
    "epoch {e} | train loss {a:.3f} | valid loss {b:.3f} | valid acc {c:.3f}",
    "Epoch {e}/{n} - loss: {a:.4f} - accuracy: {d:.4f} - val_loss: {b:.4f} - val_accuracy: {c:.4f}",
    "{{'epoch': {e}, 'loss': {a:.4f}, 'eval_loss': {b:.4f}, 'eval_accuracy': {c:.4f}}}",
    "[{e}] train: loss {a:.3f} acc {d:.3f}  test: loss {b:.3f} acc {c:.3f}",
)
_STEP_FORMS = (
    "step {e} loss {a:.4f} step_time: {t:.2f}s",
    "iter {e}: loss {a:.3f}, time per iter {t:.2f}s, data time {u:.2f}s",
    " iteration {e}/ 9000 | step time: {t:.3f} | lm loss: {a:.4f}",
    "[step {e}] loss={a:.4f} throughput={v:.1f} samples/s iteration time {t:.2f} s",
)


def compose_fit(random: Random, bad: bool) -> str:
    """Return the epochs of a training, badly or well fitted."""
    form, count = random.choice(_EPOCH_FORMS), random.randint(8, 24)
    kind = random.choice(("overfit", "chance", "flat")) if bad else "good"
    lines = []
    for epoch in range(1, count + 1):
        share = epoch / count
        a, b, c, d = _epoch(kind, share, random)
        lines.append(form.format(e=epoch, n=count, a=a, b=b, c=c, d=d))
    head = around.make_head(random) if random.random() < 0.5 else []
    return "\n".join(head + lines + random.choice(([], ["Training complete"])))


def _epoch(kind: str, share: float, random: Random) -> tuple[float, float, float, float]:
    wobble = random.random() * 0.02
    if kind == "overfit":
        return (
            2.3 * (1 - share) + 0.02,
            1.6 + 1.5 * max(0.0, share - 0.3),
            0.62 - 0.1 * share + wobble,
            0.4 + 0.59 * share,
        )
    if kind == "chance":
        return 2.303 + wobble, 2.304 + wobble, 0.1 + wobble / 4, 0.1 + wobble / 4
    if kind == "flat":
        return 0.693 + wobble / 4, 0.694 + wobble / 4, 0.5 + wobble / 2, 0.5 + wobble / 2
    return 2.3 - 1.9 * share + wobble, 2.3 - 1.7 * share + wobble, 0.3 + 0.6 * share, 0.3 + 0.62 * share


def compose_speed(random: Random, bad: bool) -> str:
    """Return the steps of a training that slows down, or does not."""
    form, count = random.choice(_STEP_FORMS), random.randint(14, 40)
    usual, start = random.uniform(0.1, 2.0), random.randint(1, 4000)
    lines = []
    for at in range(count):
        t = usual * (1 + 0.1 * random.random()) * (random.uniform(4, 15) if bad and at > count * 0.6 else 1)
        values = {"a": 3 - at / count, "t": t, "u": t * (0.9 if bad else 0.05), "v": 256 / t}
        lines.append(form.format(e=start + 10 * at, **values))
    return "\n".join((around.make_head(random) if random.random() < 0.5 else []) + lines)


def compose_start(random: Random) -> str:
    """Return the beginning of a run that is only warming up."""
    log = around.make_head(random, 12) + around.make_head(random, 6) + around.make_steps(random, 3)
    return "\n".join(around.add_prefix(log or ["Starting"], around.make_prefixer(random), 0, random))


def compose_reasonless(random: Random) -> str:
    """Return a log that fails and does not say why."""
    log = around.make_head(random) + around.make_steps(random, 6)
    log += random.sample(REASONLESS, random.randint(1, 2))
    return "\n".join(around.add_prefix(log, around.make_prefixer(random), 0, random))
