/** A measured value and its baseline, in the same unit. */
export interface Pair {
  measured: number;
  baseline: number;
  ratio: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error("There is no median of nothing.");
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The value that this share of the values, from 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("There is no percentile of nothing.");
  return value;
}

/** Wall time in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Runs both alternately, in changing order, so that other load on the machine affects both equally. */
export async function interleave<Measured, Baseline>(
  rounds: number,
  measure: (round: number) => Promise<Measured>,
  measureBaseline: (round: number) => Promise<Baseline>,
): Promise<{ measured: Measured; baseline: Baseline }[]> {
  const pairs: { measured: Measured; baseline: Baseline }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const measured = await measure(round);
      pairs.push({ measured, baseline: await measureBaseline(round) });
    } else {
      const baseline = await measureBaseline(round);
      pairs.push({ measured: await measure(round), baseline });
    }
  }
  return pairs;
}

/** Medians over the rounds; the ratio is the median of the ratios of the rounds. */
export function summarize(pairs: readonly { measured: number; baseline: number }[]): Pair {
  return {
    measured: median(pairs.map(({ measured }) => measured)),
    baseline: median(pairs.map(({ baseline }) => baseline)),
    ratio: median(pairs.map(({ measured, baseline }) => measured / baseline)),
  };
}
