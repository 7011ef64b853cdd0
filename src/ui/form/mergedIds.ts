const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/**
 * A choice of several records that was changed here and by a colleague, with both changes; null for values of another kind. `before`
 * is what both began with.
 */
export const mergedIds = (before: unknown, here: unknown, stored: unknown): readonly number[] | null => {
  if (!isIds(before) || !isIds(here) || !isIds(stored)) return null;
  const kept = stored.filter((id) => here.includes(id) || !before.includes(id));
  return [...kept, ...here.filter((id) => !before.includes(id) && !stored.includes(id))];
};
