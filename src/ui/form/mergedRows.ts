type Row = Readonly<Record<string, string | number | undefined>>;

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      typeof row === 'object' &&
      row !== null &&
      Object.values(row).every((part) => part === undefined || typeof part === 'string' || typeof part === 'number'),
  );

const idOf = ({ id }: Row) => id;
const isSame = (one: Row, other: Row): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => key === 'id' || one[key] === other[key]);

/**
 * Rows of text that were changed here and by a colleague, with both changes; null for values of another kind. Those of the colleague
 * that are new stand last, so that none moves under the cursor. `before` is what both began with.
 */
export const mergedRows = (before: unknown, here: unknown, stored: unknown): readonly Row[] | null => {
  if (!isRows(before) || !isRows(here) || !isRows(stored)) return null;
  if ([...before, ...stored].some(({ id }) => id === undefined)) return null;
  const formerly = new Map(before.map((row) => [idOf(row), row]));
  const now = new Map(stored.map((row) => [idOf(row), row]));
  const added = stored.filter(({ id }) => !formerly.has(id));
  const kept = here.flatMap((row): Row[] => {
    // A save from here whose answer was lost has stored it.
    if (row.id === undefined) return [added.find((one) => isSame(one, row)) ?? row];
    const former = formerly.get(row.id);
    const isChangedHere = former === undefined || !isSame(former, row);
    const newest = isChangedHere ? row : now.get(row.id);
    return newest ? [newest] : [];
  });
  const shown = new Set(kept.map(idOf));
  return [...kept, ...added.filter(({ id }) => !shown.has(id))];
};
