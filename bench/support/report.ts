import { appendFileSync } from 'node:fs';

export interface Figure {
  /** ID of the requirement this figure is measured for. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** Highest allowed value; null for a figure without a budget. */
  readonly budget: number | null;
  readonly unit: string;
}

/** Stores the figure for the summary of `npm run bench`; without that command, prints it. */
export function report(figure: Figure): void {
  const file = process.env.BALCAO_BENCH_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  else console.log(JSON.stringify(figure));
}
