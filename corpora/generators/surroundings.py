"""What stands around a failure in a log: warm-up, progress, prefixes, tracebacks."""

from __future__ import annotations

from random import Random

WARM_UP = (
    "Loading configuration from configs/base.yaml",
    "Using device: cuda",
    "model parameters: 1315733504",
    "Initializing distributed environment, backend=nccl world_size={n}",
    "Loading tokenizer ... done",
    "building GPT model ...",
    "Dataset loaded: {n} samples, {n} batches per epoch",
    "optimizer: AdamW lr=3e-4 weight_decay=0.1 betas=(0.9, 0.95)",
    "NCCL version 2.{n}.3+cuda12.1",
    "Mixed precision: bf16",
    "Resuming is disabled, starting from scratch",
    "Namespace(batch_size={n}, epochs=90, lr=0.1, seed={n}, workers=8)",
    "compiling model with torch.compile",
    "setting number of micro-batches to constant {n}",
    "warmup for {n} steps",
    "Found {n} GPUs on this node",
    "XLA_FLAGS=--xla_gpu_enable_latency_hiding_scheduler=true",
    "Starting training loop",
    "wandb: Tracking run with wandb version 0.16.{n}",
    "GPU available: True (cuda), used: True",
    "Loading checkpoint shards: 100%|##########| {n}/{n} [00:12<00:00,  6.02s/it]",
)
NOISE = (
    "UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors.",
    "FutureWarning: the default value of weights_only will change in a later release",
    "W tensorflow/core/util/port.cc:113] oneDNN custom operations are on.",
    "INFO:absl:Using default runtime settings",
    "Setting OMP_NUM_THREADS environment variable for each process to be 1 in default",
    "huggingface/tokenizers: The current process just got forked. Disabling parallelism to avoid deadlocks...",
    "DeprecationWarning: this interface is deprecated and will be removed",
    "node{n}:{n}:{n} [0] NCCL INFO Channel 00/08 : 0 1 2 3",
    "node{n}:{n}:{n} [{n}] NCCL INFO Connected all rings",
    "[W socket.cpp:601] [c10d] The IPv6 network addresses of (node{n}, 29500) cannot be retrieved",
    "lr scheduler: cosine, {n} total steps",
    "gradient norm: 1.{n}",
    "Saved checkpoint to outputs/step_{n}",
    "evaluation took {n} s",
)
STEPS = (
    "step {i} | loss {loss:.4f} | lr 3.0e-04 | tokens/s {n}",
    "Epoch {i}: loss={loss:.4f} acc=0.{n}",
    "{{'loss': {loss:.4f}, 'grad_norm': 1.{n}, 'learning_rate': 4.9e-05, 'epoch': {i}}}",
    " iteration {i}/ 5000 | consumed samples: {n} | elapsed time per iteration (ms): 1{n}.3 | lm loss: {loss:.4f}",
    "Train Epoch: {i} [{n}/60000] Loss: {loss:.6f}",
    "{i}/500 [==>...........] - ETA: 1:0{n} - loss: {loss:.4f} - accuracy: 0.{n}",
    "{i}%|###       | {i}/100 [00:{n}<01:00,  1.2it/s, loss={loss:.3f}]",
)
FRAMES = (
    ("/workspace/train.py", "main", "trainer.fit(model, loader)"),
    ("/workspace/train.py", "<module>", "main()"),
    ("/workspace/project/engine.py", "train_one_epoch", "outputs = model(batch)"),
    (
        "/opt/venv/lib/python3.10/site-packages/torch/nn/modules/module.py",
        "_call_impl",
        "return forward_call(*args, **kwargs)",
    ),
    ("/opt/venv/lib/python3.10/site-packages/transformers/trainer.py", "train", "return inner_training_loop("),
    ("/workspace/project/model.py", "forward", "x = self.block(x)"),
    ("/opt/venv/lib/python3.11/site-packages/lightning/pytorch/trainer/trainer.py", "fit", "self._run(model)"),
    ("/workspace/project/data.py", "__getitem__", "return self.load(index)"),
)


def fill(form: str, random: Random, step: int = 1) -> str:
    """Return a form with its places filled."""
    while "{n}" in form:
        form = form.replace("{n}", str(random.choice((1, 2, 4, 8, 16, 37, 64, 128, 512))), 1)
    return form.format(i=step, loss=max(0.05, 4.0 / (1 + 0.1 * step) + random.random() * 0.1)) if "{" in form else form


def make_head(random: Random, most: int = 8) -> list[str]:
    """Return warm-up lines and noise."""
    lines = [fill(random.choice(WARM_UP), random) for _ in range(random.randint(0, most))]
    return lines + [fill(random.choice(NOISE), random) for _ in range(random.randint(0, 2))]


def make_steps(random: Random, most: int = 10) -> list[str]:
    """Return the progress lines of one trainer."""
    form = random.choice(STEPS)
    first = random.randint(1, 80)
    return [fill(form, random, first + at) for at in range(random.randint(0, most))]


def make_traceback(random: Random, message: str) -> list[str]:
    """Return a Python traceback that ends with a message."""
    lines = ["Traceback (most recent call last):"]
    for file, function, code in random.sample(FRAMES, random.randint(1, 4)):
        lines.append(f'  File "{file}", line {random.randint(5, 900)}, in {function}')
        if random.random() < 0.8:
            lines.append(f"    {code}")
    return [*lines, message]


def make_prefixer(random: Random) -> list[str]:
    """Return two parts of a prefix (before and behind the rank) of one dialect; empty ones leave lines as they are."""
    day = f"2025-{random.randint(1, 12):02d}-{random.randint(1, 28):02d}"
    clock = f"{day} 1{random.randint(0, 9)}:2{random.randint(0, 9)}:3"
    return random.choice(
        [
            ["", ""],
            ["", ""],
            ["", ""],
            ["[rank{r}]: ", ""],
            ["[default{r}]:", ""],
            ["{r}: ", ""],
            ["[1,{r}]<stderr>:", ""],
            [f"{clock}{{d}},123 ", "- INFO - "],
            [f"{clock}{{d}} ", ""],
            [f"[{clock}{{d}}] ", ""],
            ["(RayTrainWorker pid=2{d}44, ip=10.0.0.{r}) ", ""],
            [f"{clock.replace(' ', 'T')}{{d}}.000000000Z stderr F ", ""],
        ]
    )


def add_prefix(lines: list[str], prefix: list[str], rank: int, random: Random) -> list[str]:
    """Return lines with the prefix of a rank."""
    if not prefix[0]:
        return lines
    return [prefix[0].format(r=rank, d=random.randint(0, 9)) + line for line in lines]
