/** The percentile of the samples by the nearest-rank method. `share` is from 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('no samples were taken');
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1]!;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
