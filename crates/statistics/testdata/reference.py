"""What other people's statistics say, for tests/all/reference.rs.

    python3 -m venv venv && venv/bin/pip install scipy statsmodels
    venv/bin/python reference.py > reference.json

Nothing here is chance: the samples come from a fixed seed, and the versions are written down with the
answers. Where a library's convention differs from ours, the comment there says so.
"""

import itertools
import json
import math
import warnings

import numpy as np
import scipy
import statsmodels
from scipy import optimize, stats
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

CONFIDENCES = [0.8, 0.95, 0.99]
random = np.random.default_rng(20260801)


def counted(values):
    """Values with how often each occurs, in order: [[value, often], ...]."""
    found, often = np.unique(np.asarray(values, dtype=np.int64), return_counts=True)
    return [[int(value), int(count)] for value, count in zip(found, often)]


def wilson():
    cases = []
    for of in [1, 2, 3, 5, 10, 37, 100, 1000, 10**6, 10**12]:
        successes = {0, 1, of // 10, of // 3, of // 2, of - 1, of}
        for count, confidence in itertools.product(sorted(successes), CONFIDENCES):
            low, high = proportion_confint(count, of, alpha=1 - confidence, method="wilson")
            cases.append([count, of, confidence, float(low), float(high)])
    return cases


def sign_test():
    """McNemar's exact test of statsmodels and SciPy's binomial test are held against each other."""
    cases = []
    small = [(better, worse) for better in range(9) for worse in range(9) if better + worse > 0]
    large = [(30, 12), (60, 39), (500, 450), (520, 480), (1000, 1), (5000, 5200), (100_300, 99_700)]
    large += [(500_000, 500_000), (500_000, 500_001), (501_000, 499_000), (505_000, 495_000), (510_000, 490_000)]
    large += [(50_010_000, 49_990_000), (5_000_100_000, 4_999_900_000)]
    for better, worse in small + large:
        p = float(stats.binomtest(better, better + worse, 0.5).pvalue)
        other = float(mcnemar([[0, better], [worse, 0]], exact=True).pvalue)
        # Equal numbers: mcnemar doubles the tail and cuts at 1, as binomtest does.
        assert math.isclose(p, min(other, 1.0), rel_tol=1e-8), (better, worse, p, other)
        cases.append([better, worse, p])
    return cases


def wilcoxon():
    """Zeros are dropped by the method "wilcox". Which distribution is taken is said here and not left to
    method="auto": SciPy takes zeros into account when it counts the sample, and takes the exact
    distribution of tied ranks for samples up to 13 only; ours is exact up to 50 non-zero differences, tied
    or not."""
    samples = []
    for size in [1, 2, 5, 6, 10, 20, 35, 50]:  # No two of the same size.
        for lean in [0.5, 0.65, 0.9]:
            sizes = random.choice(np.arange(1, 10 * size + 1), size, replace=False)
            signs = np.where(random.random(size) < lean, 1, -1)
            samples.append(("exact", sizes * signs))
    for size in [4, 5, 8, 10, 13, 16]:  # Ties; all of the 2^n ways to choose the signs.
        for lean in [0, 1, 2]:
            samples.append(("permutations", random.integers(-3 + lean, 4 + lean, size)))
    for size in [20, 35, 50, 50]:  # Ties, too many for that: the ways are counted below.
        for lean in [0, 1]:
            samples.append(("counted", random.integers(-4 + lean, 5 + lean, size)))
    for size in [70, 100, 1000, 20_000]:
        for lean in [0, 1]:
            samples.append(("asymptotic", random.integers(-9 + lean, 10 + lean, size)))
            samples.append(("asymptotic", np.round(random.normal(lean * 3, 40, size)).astype(int)))
            if size <= 100:  # Without ties; larger ones would fill the file.
                samples.append(("asymptotic", np.arange(1, size + 1) * random.choice([-1, 1], size)))
    cases = []
    for method, sample in samples:
        left = sample[sample != 0]
        if len(left) < 2 and method == "permutations":
            continue  # permutation_test wants two.
        ranks = stats.rankdata(abs(left))
        plus = float(ranks[left > 0].sum())
        minus = float(ranks[left < 0].sum())
        if method == "counted":
            p = counted_signs(ranks, plus, minus)
        elif method == "permutations":
            every = stats.PermutationMethod(n_resamples=2**17)
            p = stats.wilcoxon(left, method=every).pvalue
            assert math.isclose(p, counted_signs(ranks, plus, minus), rel_tol=1e-12)
        elif method == "asymptotic":
            assert len(left) > 50
            p = stats.wilcoxon(sample, zero_method="wilcox", correction=False, method=method).pvalue
        else:
            p = stats.wilcoxon(sample, method=method).pvalue
        cases.append({
            "differences": counted(sample),
            "pairs": len(left),
            "plus": plus,
            "p": float(p),
            "exact": method != "asymptotic",
            "rank_biserial": (plus - minus) / (plus + minus),
        })
    return cases


def counted_signs(ranks, plus, minus):
    """Twice the share of ways to choose the signs that bring so little or less, in whole numbers."""
    ways = {0: 1}
    for twice in (int(2 * rank) for rank in ranks):
        next_ways = dict(ways)
        for total, count in ways.items():
            next_ways[total + twice] = next_ways.get(total + twice, 0) + count
        ways = next_ways
    least = round(2 * min(plus, minus))
    return min(1.0, 2 * sum(count for total, count in ways.items() if total <= least) / 2 ** len(ranks))


def holm():
    cases = [[0.5], [1.0, 1.0], [0.0, 0.01, 0.01], [0.04, 0.03, 0.02, 0.01], [0.9, 0.8, 0.001]]
    cases += [list(map(float, random.random(size) ** 4)) for size in [3, 10, 40]]
    return [[p, list(map(float, multipletests(p, method="holm")[1]))] for p in cases]


def median_interval():
    """From quantile_test, where a bound that does not exist is nan; and the same place by the binomial
    distribution, which has to agree."""
    cases = []
    for size in [1, 2, 5, 6, 7, 8, 9, 10, 11, 25, 100, 101]:
        for spread in [4, 10**9]:
            sample = np.sort(random.integers(0, spread, size))
            for confidence in CONFIDENCES:
                test = stats.quantile_test(sample, q=0, p=0.5)
                low, high = test.confidence_interval(confidence)
                place = int(stats.binom(size, 0.5).ppf((1 - confidence) / 2))
                if place == 0:
                    assert math.isnan(low) and math.isnan(high)
                    interval = None
                else:
                    assert (low, high) == (sample[place - 1], sample[size - place])
                    interval = [float(low), float(high)]
                cases.append([counted(sample), confidence, interval, float(np.median(sample))])
    # Large ones would fill the file: these are the numbers from 1 to the size.
    for size in [5000, 10**6]:
        for confidence in CONFIDENCES:
            place = int(stats.binom(size, 0.5).ppf((1 - confidence) / 2))
            cases.append([size, confidence, [place, size + 1 - place], (size + 1) / 2])
    return cases


def paired():
    """Bonett and Price (2012), equation for the adjusted Wald interval, written anew with scipy's normal
    distribution."""
    cases = []
    tables = [(0, 0, 1), (1, 0, 1), (0, 1, 1), (3, 0, 3), (0, 0, 10), (3, 1, 10), (30, 12, 200), (12, 30, 200)]
    tables += [(5, 5, 5000), (100, 0, 100), (1, 2, 10**6), (400_000, 399_000, 10**6), (10**9, 10**9 + 10**5, 10**10)]
    for (better, worse, of), confidence in itertools.product(tables, CONFIDENCES):
        z = stats.norm.ppf(1 - (1 - confidence) / 2)
        p12, p21 = (better + 1) / (of + 2), (worse + 1) / (of + 2)
        margin = z * math.sqrt((p12 + p21 - (p12 - p21) ** 2) / (of + 2))
        interval = [max(-1.0, p12 - p21 - margin), min(1.0, p12 - p21 + margin)]
        cases.append([better, worse, of, confidence, (better - worse) / of, *map(float, interval)])
    return cases


def elo():
    shares = [0.001, 0.25, 0.5, 0.6, 0.75, 0.999, 1 - 1e-9]
    return [[share, 400 * math.log10(share / (1 - share))] for share in shares]


def elo_of_pairs():
    """Where the normal interval of the mean share stays inside of 0 and 1; else Wilson's, which
    statsmodels also gives for successes that are no whole number."""
    cases = []
    for pairs in [(2, 6, 20, 14, 8), (5, 10, 70, 10, 5), (0, 1, 500, 3, 0), (0, 0, 9, 0, 0), (0, 0, 0, 0, 9),
                  (3, 0, 0, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 1, 1), (10**6, 0, 10**5, 0, 10**6)]:
        for confidence in CONFIDENCES:
            shares, weights = np.arange(5) / 4, np.array(pairs)
            count = int(weights.sum())
            mean = float((shares * weights).sum() / count)
            variance = float((weights * (shares - mean) ** 2).sum() / max(count - 1, 1))
            interval = [mean, mean]
            if variance > 0:
                interval = stats.norm.interval(confidence, mean, math.sqrt(variance / count))
            if variance == 0 or interval[0] <= 0 or interval[1] >= 1:
                interval = proportion_confint(mean * count, count, alpha=1 - confidence, method="wilson")
            # An end at infinity is null.
            ends = [None if share < 1e-12 or share > 1 - 1e-12 else float(400 * np.log10(share / (1 - share)))
                    for share in [mean, *interval]]
            cases.append([list(pairs), confidence, *ends])
    return cases


def sprt():
    """The formula, with one pair lost twice and one won twice in the variance."""
    cases = []
    for elo0, elo1 in [(0, 5), (0, 100), (-20, 20)]:
        for pairs in [(2, 6, 20, 14, 8), (0, 0, 1, 0, 0), (0, 0, 0, 0, 3), (300, 900, 3000, 1000, 350)]:
            shares, weights = np.arange(5) / 4, np.array(pairs)
            count = weights.sum()
            mean = (shares * weights).sum() / count
            variance = np.average((shares - mean) ** 2, weights=weights + [1, 0, 0, 0, 1])
            s0, s1 = (1 / (1 + 10 ** (-elo / 400)) for elo in (elo0, elo1))
            cases.append([elo0, elo1, list(pairs), float(count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance))])
    return cases


def ratings():
    """The same likelihood, maximised by scipy.optimize over all strengths with sum 0; intervals from the
    pseudo-inverse of the information projected on them."""
    cases = []
    tables = [
        [[0, 3], [1, 0]],
        [[0, 5], [0, 0]],
        [[0, 3, 3.5], [1, 0, 2.5], [0.5, 1.5, 0]],
        [[0, 40, 0, 0], [60, 0, 0, 0], [0, 0, 0, 7.5], [0, 0, 2.5, 0]],
        [[0, 1000, 10], [0, 0, 500], [0, 250, 0]],
    ]
    strengths = [-1.5, -0.5, 0.0, 0.2, 0.6, 1.2]
    made = np.zeros((6, 6))
    for i, j in itertools.combinations(range(6), 2):
        won = random.binomial(200, 1 / (1 + math.exp(strengths[j] - strengths[i])))
        made[i][j], made[j][i] = won, 200 - won
    tables.append(made.tolist())
    for points in tables:
        points = np.array(points, dtype=float)
        games = points + points.T
        size = len(points)
        basis = np.linalg.svd(np.ones((1, size)))[2][1:].T  # Columns: what has sum 0.

        def log_share(lead):
            return -np.logaddexp(0, -lead)

        def loss(free):
            at = basis @ free
            lead = at[:, None] - at[None, :]
            prior = 0.25 * (log_share(at) + log_share(-at)).sum()
            return -((points * log_share(lead)).sum() + prior)

        def information(at):
            share = 1 / (1 + np.exp(at[None, :] - at[:, None]))
            known = games * share * (1 - share)
            own = 1 / (1 + np.exp(-at))
            return np.diag(known.sum(axis=1) + 0.5 * own * (1 - own)) - known

        def gradient(free):
            at = basis @ free
            share = 1 / (1 + np.exp(at[None, :] - at[:, None]))
            return -basis.T @ ((points - games * share).sum(axis=1) + 0.5 * (0.5 - 1 / (1 + np.exp(-at))))

        def hessian(free):
            return basis.T @ information(basis @ free) @ basis

        found = optimize.minimize(loss, np.zeros(size - 1), jac=gradient, hess=hessian, method="trust-exact",
                                  options={"gtol": 1e-10})
        # The optimiser stops at a gradient of about 1e-8; the root of the gradient has more digits.
        at = basis @ optimize.root(gradient, found.x, jac=hessian, tol=1e-14).x
        centre = np.eye(size) - 1 / size
        variance = np.diag(np.linalg.pinv(centre @ information(at) @ centre, hermitian=True))
        scale = 400 / math.log(10)
        margin = stats.norm.ppf(0.975) * scale * np.sqrt(variance)
        cases.append({
            "points": points.tolist(),
            "games": games.astype(int).tolist(),
            "ratings": [[float(scale * a), float(scale * a - m), float(scale * a + m)] for a, m in zip(at, margin)],
        })
    return cases


if __name__ == "__main__":
    warnings.simplefilter("error")
    versions = {module.__name__: module.__version__ for module in (np, scipy, statsmodels)}
    parts = [wilson, sign_test, wilcoxon, holm, median_interval, paired, elo, elo_of_pairs, sprt, ratings]
    # One case a line: readable, and a change shows where it is.
    print('{\n"versions": ' + json.dumps(versions), end="")
    for part in parts:
        lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in part())
        print(f',\n"{part.__name__}": [\n{lines}\n]', end="")
    print("\n}")
