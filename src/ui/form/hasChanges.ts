/** A file would be written as nothing, and fields stand in the order in which they were filled. */
const comparable = (_: string, part: unknown): unknown => {
  if (part instanceof File) return [part.name, part.size, part.lastModified];
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const write = (value: unknown): string => JSON.stringify(value, comparable);

/** Does a form hold something else than the stored value in this field? */
export const isFieldChanged = <Values extends object>(
  saved: Values,
  now: Partial<Values>,
  name: keyof Values,
): boolean => write(saved[name]) !== write(now[name]);

/** Does a form hold something else than the stored values? */
export const hasChanges = <Values extends object>(saved: Values, now: Partial<Values>): boolean =>
  (Object.keys(saved) as (keyof Values)[]).some((name) => isFieldChanged(saved, now, name));
