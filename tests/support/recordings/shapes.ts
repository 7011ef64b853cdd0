import { isObject } from './differences';

/** The types at each place of a value; items of a list share one place. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** Collects the types at every place; keys in `secrets` are skipped. */
function shapeOf(value: unknown, secrets: readonly string[]): Shape {
  const shape = new Map<string, Set<string>>();
  const visit = (part: unknown, at: string): void => {
    shape.set(at, (shape.get(at) ?? new Set()).add(typeOf(part)));
    if (Array.isArray(part)) visitItems(part, `${at}[]`);
    else if (isObject(part))
      for (const key of Object.keys(part)) if (!secrets.includes(key)) visit(part[key], `${at}.${key}`);
  };
  const visitItems = (items: readonly unknown[], at: string): void => {
    const keys = new Set(items.filter(isObject).flatMap((item) => Object.keys(item)));
    for (const item of items) {
      visit(item, at);
      if (isObject(item)) {
        for (const key of keys) if (!(key in item) && !secrets.includes(key)) visit(undefined, `${at}.${key}`);
      }
    }
  };
  visit(value, '');
  return shape;
}

export interface ShapeOptions {
  readonly secrets: readonly string[];
  /** The recording contains only a part of the list; the rest is unknown. */
  readonly cut: boolean;
}

/** The places where two values differ in keys or types. Ids, dates, lengths and order do not matter. */
export function differences(recorded: unknown, answered: unknown, { secrets, cut }: ShapeOptions): string[] {
  const wanted = shapeOf(recorded, secrets);
  const found = shapeOf(answered, secrets);
  const places = new Set([...wanted.keys(), ...found.keys()]);
  return [...places].flatMap((place) => {
    const left = wanted.get(place);
    const right = found.get(place);
    if (!right) return [`${place}: missing`];
    if (!left) return isBelowUnknown(wanted, place, cut) ? [] : [`${place}: not recorded`];
    const missing = [...left].filter((type) => !right.has(type));
    const extra = cut ? [] : [...right].filter((type) => !left.has(type));
    return missing.length + extra.length === 0
      ? []
      : [`${place}: recorded ${[...left].join()}, answered ${[...right].join()}`];
  });
}

/** Is a place inside a part that was null or empty in every recorded item? Nothing is known about it. */
function isBelowUnknown(wanted: Shape, place: string, cut: boolean): boolean {
  if (!cut) return false;
  const parents = [...place.matchAll(/\.|\[\]/g)].map(({ index }) => place.slice(0, index));
  return parents.some((parent) => {
    const types = wanted.get(parent);
    return types !== undefined && !types.has('object') && !wanted.has(`${parent}[]`);
  });
}
