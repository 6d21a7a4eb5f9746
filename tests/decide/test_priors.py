"""The failure mix of a site."""

import pytest

import logclass
from logclass.decide.priors import apply_prior, read_prior
from logclass.model.metrics import read_profiles
from logclass.taxonomy import taxonomy

VAGUE = "RuntimeError: worker thread stopped, memory"


def test_profiles_name_known_classes():
    for shares in read_profiles().values():
        assert set(shares) <= set(taxonomy())
        assert sum(shares.values()) == pytest.approx(1)


def test_a_prior_moves_what_is_open_and_keeps_the_sum():
    chances = {"gpu_oom": 0.4, "config": 0.4, "hang": 0.15, "unknown": 0.05}
    found = apply_prior(chances, read_prior({"gpu_oom": 9, "config": 1}))
    assert sum(found.values()) == pytest.approx(1)
    assert found["gpu_oom"] == pytest.approx(9 * found["config"])
    assert found["hang"] / found["config"] == pytest.approx(0.15 / 0.4)


def test_a_prior_is_accepted_at_load_and_classify_time():
    plain = logclass.classify(VAGUE)
    shifted = logclass.classify(VAGUE, prior={plain.label: 1, "time_limit": 50})
    assert dict(shifted.alternatives).get(plain.label, 0.0) < plain.confidence
    assert logclass.load().classify(VAGUE).label
    assert logclass.classify(VAGUE, prior="llm_pretraining").confidence != plain.confidence


@pytest.mark.parametrize("prior", ["no_such_site", {}, {"gpu_oom": 0}, {"gpu_oom": -1}, {"gpu_oom": "many"}])
def test_a_bad_prior_is_refused(prior):
    with pytest.raises(ValueError, match=r"profile|prior"):
        logclass.classify("x", prior=prior)
