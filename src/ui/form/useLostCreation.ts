import { useRef } from 'react';
import type { EntitiesState } from '@/entities/base/state';
import { useAppStore } from '@/store/hooks';

interface LostCreation<Item, Fields> {
  /** Call it before a creation, and what it returns when no answer came, or one that does not say whether it arrived. */
  readonly begin: (fields: Fields) => () => void;
  /** The record that a lost creation has made, once an event or a list tells of it, and what was sent; null without one. */
  readonly find: () => { readonly record: Item; readonly fields: Fields } | null;
}

/**
 * A creation without an answer may have arrived all the same, and a second one would make its record twice.
 *
 * @param selectTable - Selects the known records by id
 * @param isMadeFrom - Is a new record the one that was created from these fields?
 */
export const useLostCreation = <Item extends { readonly id: number }, Fields>(
  selectTable: (state: EntitiesState) => Readonly<Record<number, Item>>,
  isMadeFrom: (record: Item, fields: Fields) => boolean,
): LostCreation<Item, Fields> => {
  const { getState } = useAppStore();
  const lost = useRef<{ readonly fields: Fields; readonly known: Readonly<Record<number, Item>> } | null>(null);
  return {
    begin: (fields) => {
      const known = selectTable(getState());
      return () => {
        lost.current = { fields, known };
      };
    },
    find: () => {
      if (!lost.current) return null;
      const { fields, known } = lost.current;
      const record = Object.values(selectTable(getState())).find(
        (one) => known[one.id] === undefined && isMadeFrom(one, fields),
      );
      return record ? { record, fields } : null;
    },
  };
};
