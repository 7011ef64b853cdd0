import { appendFileSync } from 'node:fs';

export interface Figure {
  /** ID of the requirement this figure is measured for. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
}

const width = { id: 8, what: 58, value: 12, budget: 12 };

/** One line: the figure, its budget, and how much of the budget it takes. A ratio above 1 misses it. */
export function line({ id, what, value, budget, unit }: Figure): string {
  const ratio = value / budget;
  const amount = (n: number) => `${Number(n.toFixed(n < 10 ? 2 : 0))} ${unit}`;
  return [
    id.padEnd(width.id),
    what.padEnd(width.what),
    amount(value).padStart(width.value),
    amount(budget).padStart(width.budget),
    `${ratio.toFixed(2)}${ratio > 1 ? '  MISSED' : ''}`.padStart(10),
  ].join('  ');
}

/** Prints the figure and keeps it for the summary of `npm run bench`. */
export function report(figure: Figure): void {
  console.log(line(figure));
  const file = process.env.BALCAO_BENCH_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
