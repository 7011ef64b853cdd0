/** A small seeded random generator, so that a failure can be reproduced. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

type Random = () => number;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;

/** Wrong values that servers, forks and faults may send. */
const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => 'NaN',
  () => '<img src=x onerror=alert(1)>',
  () => '\u202Egnp.exe',
  () => 'x'.repeat(20_000),
  () => '2026-99-99T99:99:99Z',
  () => 'javascript:alert(1)',
  () => -1,
  () => 0,
  () => 1.5,
  () => 2 ** 53,
  () => Number.POSITIVE_INFINITY,
  () => true,
  () => [],
  () => [null],
  () => [[[]]],
  () => ({}),
  () => ({ id: {} }),
  () => ({ length: 3 }),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => ({ toString: null, valueOf: null }),
  () => JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown,
];

/** The places of a JSON value that can be changed, each with its object or list. */
const placesIn = (value: unknown): { readonly holder: Record<string, unknown>; readonly key: string }[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        { holder: value as Record<string, unknown>, key },
        ...placesIn(inner),
      ]);

const mutateOnce = (root: unknown, random: Random): unknown => {
  const places = placesIn(root);
  if (places.length === 0 || random() < 0.02) return pick(STRANGE, random)();
  const { holder, key } = pick(places, random);
  const roll = random();
  if (roll < 0.2 && !Array.isArray(holder)) delete holder[key];
  else if (roll < 0.3 && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else if (roll < 0.4) holder[`${key}Again`] = holder[key];
  // A copy, since received data never contains itself.
  else if (roll < 0.5) holder[key] = structuredClone(pick(places, random).holder);
  else holder[key] = pick(STRANGE, random)();
  return root;
};

/** A copy of a JSON value with one to four random faults. */
export const mutate = (value: unknown, random: Random): unknown => {
  let changed: unknown = structuredClone(value);
  const faults = 1 + Math.floor(random() * 4);
  for (let fault = 0; fault < faults; fault += 1) changed = mutateOnce(changed, random);
  return changed;
};
