/** The summary of `npm run bench`: one line per budget, on one screen. */

const SIZES = [500, 5_000, 20_000];

const amount = (value, unit) => `${Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0))} ${unit}`.trim();
const ratioOf = ({ value, budget }) => (budget === null ? 0 : value / budget);

/** The time divided by the machine's factor; empty for figures that are not times. */
const normalised = ({ value, unit }, factor) => (unit === 'ms' && factor > 0 ? amount(value / factor, unit) : '');

const line = (id, what, value, perFactor, budget, ratio) =>
  [
    id.padEnd(8),
    what.slice(0, 58).padEnd(58),
    value.padStart(11),
    perFactor.padStart(11),
    budget.padStart(10),
    ratio,
  ].join('  ');

const lineOf = (figure, factor) => {
  const ratio = ratioOf(figure);
  return line(
    figure.id,
    figure.what,
    amount(figure.value, figure.unit),
    normalised(figure, factor),
    figure.budget === null ? '' : amount(figure.budget, figure.unit),
    figure.budget === null ? '' : `${ratio.toFixed(2)}${ratio > 1 ? '  MISSED' : ''}`,
  );
};

const bySize = (figures, id, start) =>
  SIZES.map((size) => {
    const figure = figures.find((each) => each.id === id && each.what === `${start} with ${size} tickets`);
    return (figure ? amount(figure.value, figure.unit) : '-').padStart(12);
  }).join('');

/**
 * The lines of the summary. Without `detail`, only the worst figure of each budget.
 * @param {readonly { id: string, what: string, value: number, budget: number | null, unit: string }[]} figures
 * @param {{ detail?: boolean }} [options]
 * @returns {string[]}
 */
export function summary(figures, { detail = false } = {}) {
  const factor = figures.find(({ id }) => id === 'machine')?.value ?? 0;
  const measured = figures.filter(({ id }) => id !== 'machine');
  const ids = [...new Set(measured.filter(({ budget }) => budget !== null).map(({ id }) => id))].toSorted();
  const worst = ids.map((id) =>
    measured.filter((each) => each.id === id).reduce((most, each) => (ratioOf(each) > ratioOf(most) ? each : most)),
  );
  const lines = [
    `Factor of this machine: ${factor > 0 ? factor.toFixed(2) : 'not measured'}`,
    line('budget', detail ? 'figure' : 'figure nearest to its budget', 'measured', '÷ factor', 'at most', 'ratio'),
    ...(detail ? measured : worst).map((figure) => lineOf(figure, factor)),
  ];
  if (!detail)
    lines.push(
      ...measured
        .filter(({ budget }) => budget === null)
        .filter(({ what }) => what.startsWith('behind'))
        .map((figure) => lineOf(figure, factor)),
    );
  if (measured.some(({ what }) => what.endsWith(`with ${SIZES[0]} tickets`))) {
    lines.push(
      `${'tickets'.padEnd(12)}${SIZES.map((size) => String(size).padStart(12)).join('')}`,
      `${'one event'.padEnd(12)}${bySize(measured, 'PERF-04', 'one event')}`,
      `${'heap'.padEnd(12)}${bySize(measured, 'PERF-07', 'heap')}`,
      `${'start'.padEnd(12)}${bySize(measured, 'PERF-02', 'start')}`,
    );
  }
  const missed = measured.filter((figure) => ratioOf(figure) > 1).length;
  lines.push(`${measured.length} figures, ${missed} over budget${detail ? '' : '; --detail lists them all'}`);
  return lines;
}
