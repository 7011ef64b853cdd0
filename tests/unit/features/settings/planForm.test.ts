import { expect, it } from 'vitest';
import { FEATURES, fieldsOf, valuesOf } from '@/features/settings/plans/planForm';

const ALL = [...FEATURES, 'isPricedFrom'] as const;
const without = Object.fromEntries(ALL.map((name) => [name, false]));
const numbers = { users: 1, connections: 2, queues: 3, value: 4 };

it.each(ALL)('[PLAN-03] a plan with %s alone is shown and saved with it alone', (name) => {
  const plan = { id: 1, name: 'Básico', ...numbers, ...without, [name]: true };
  const shown = valuesOf(plan);
  expect(shown).toEqual({ name: 'Básico', ...numbers, ...without, [name]: true });
  expect(fieldsOf(shown)).toEqual({ name: 'Básico', ...numbers, ...without, [name]: true });
});

it.each(['users', 'connections', 'queues', 'value'] as const)('[PLAN-03] an emptied %s is saved as 0', (name) => {
  expect(fieldsOf({ ...valuesOf(null), ...numbers, [name]: null })).toMatchObject({ ...numbers, [name]: 0 });
});
