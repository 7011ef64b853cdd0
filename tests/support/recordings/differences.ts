type Json = Readonly<Record<string, unknown>>;

/**
 * Compares what a server sent with what the schemas returned: every key, except unused paths, must have an equivalent value (numeric
 * text equals its number), and every record of a list must be there. Returns what was lost.
 */
export function findMissing(raw: unknown, read: unknown, isUnused: (path: string) => boolean, at: string): string[] {
  if (Array.isArray(raw)) {
    if (!Array.isArray(read) || read.length !== raw.length) return [`${at}: not every one of ${raw.length} came out`];
    return raw.flatMap((item, place) => findMissing(item, read[place], isUnused, at));
  }
  if (!isObject(raw)) return isSame(raw, read) ? [] : [`${at}: ${JSON.stringify(raw)} became ${JSON.stringify(read)}`];
  if (!isObject(read)) return [`${at}: did not come out`];
  return Object.keys(raw).flatMap((key) => {
    const path = `${at}.${key}`;
    return isUnused(path) ? [] : findMissing(raw[key], read[key], isUnused, path);
  });
}

/** Keys in the result that the server did not send: in a merge such a default would overwrite known values. */
export function findAdded(raw: unknown, read: unknown, at: string): string[] {
  if (Array.isArray(read)) return read.flatMap((item, place) => findAdded(listItem(raw, place), item, at));
  if (!isObject(read)) return [];
  return Object.keys(read).flatMap((key) => {
    const path = `${at}.${key}`;
    return isObject(raw) && key in raw ? findAdded(raw[key], read[key], path) : [`${path} was not sent`];
  });
}

const listItem = (value: unknown, place: number): unknown => (Array.isArray(value) ? value[place] : undefined);

/** Every key anywhere inside a value. */
export function keysWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysWithin);
  return isObject(value) ? Object.keys(value).concat(Object.values(value).flatMap(keysWithin)) : [];
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Are the values equal? A number may have been sent as text, or the reverse. */
const isSame = (raw: unknown, read: unknown): boolean =>
  raw === read || (isScalar(raw) && isScalar(read) && String(raw) === String(read));

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
