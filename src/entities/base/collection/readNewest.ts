import type { EntitiesState } from '../state';

interface Table<Item> {
  readonly selectById: (state: EntitiesState, id: number) => Item | undefined;
}

/** The fields of a record that differ between two moments. */
export const changedFields = <Item extends object>(before: Item | undefined, now: Item | undefined): Partial<Item> =>
  Object.fromEntries(
    Object.entries(now ?? {}).filter(([field, value]) => value !== before?.[field as keyof Item]),
  ) as Partial<Item>;

/**
 * Reads one record. What an event or a save told of it meanwhile is newer than the answer, and lies over it; `merge` keeps parts that
 * such a change may lack.
 */
export const readNewest = async <Item extends object, Detail extends object>(
  { selectById }: Table<Item>,
  getState: () => EntitiesState,
  id: number,
  read: () => Promise<Detail | null>,
  merge: (answer: Detail, changes: Partial<Item>) => Detail = (answer, changes) => ({ ...answer, ...changes }),
): Promise<Detail | null> => {
  const before = selectById(getState(), id);
  const answer = await read();
  return answer && merge(answer, changedFields(before, selectById(getState(), id)));
};
