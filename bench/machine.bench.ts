import { test } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { report } from './support/report';
import { median } from './support/statistics';

const ROUNDS = 15;
/** The times of a machine with factor 1, ms. */
const REFERENCE = { calculation: 50, render: 25 };

/** The same work on every machine: 20 million integer operations. */
const calculate = (): number => {
  let value = 1;
  for (let step = 0; step < 20_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
};

const rows = (): ReactElement =>
  createElement(
    'ul',
    null,
    Array.from({ length: 1_000 }, (_, index) =>
      createElement(
        'li',
        { key: index },
        createElement('b', null, `Cliente ${index}`),
        createElement('p', null, 'Bom dia'),
      ),
    ),
  );

const time = (work: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return median(times);
};

test('speed of the machine: a fixed calculation and a React render of 1,000 rows', () => {
  const factor = Math.sqrt(
    (time(calculate) / REFERENCE.calculation) * (time(() => renderToString(rows())) / REFERENCE.render),
  );
  report({ id: 'machine', what: 'factor', value: factor, budget: null, unit: '' });
});
