/** The probability of at least `successes` in `trials` if each succeeds with probability `p`. */
function atLeast(successes: number, trials: number, p: number): number {
  let term = (1 - p) ** trials;
  let below = 0;
  for (let k = 0; k < successes; k++) {
    below += term;
    term *= ((trials - k) / (k + 1)) * (p / (1 - p));
  }
  return 1 - below;
}

/** The lower end of the exact (Clopper-Pearson) two-sided 95% interval of a share. */
export function lowerBound(successes: number, trials: number): number {
  if (successes === 0) return 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (atLeast(successes, trials, middle) < 0.025) low = middle;
    else high = middle;
  }
  return low;
}
