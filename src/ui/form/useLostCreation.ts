import { useRef } from 'react';
import type { EntitiesState } from '@/entities/base/state';
import { type ApiFailure, isTransient } from '@/protocol/errors';
import { useAppStore } from '@/store/hooks';

/** How far the server's clock may be behind this computer's, ms, for a record to count as created since. */
const CLOCKS_APART_MS = 10 * 60_000;

export interface Created {
  readonly id: number;
  readonly createdAt?: string | undefined;
}

/** Has a record all texts that were sent, as far as it shows them? */
export const hasTextsOf = (record: object, fields: unknown): boolean => {
  const shown = new Map<string, unknown>(Object.entries(record));
  const texts = Object.entries(fields ?? {}).filter(([name]) => typeof shown.get(name) === 'string');
  return texts.length > 0 && texts.every(([name, text]) => shown.get(name) === text);
};

/** A server that refuses the list cannot tell; one that does not answer may tell later. */
const noneUnlessTransient = (error: unknown): readonly never[] => {
  if (isTransient((error as ApiFailure).status)) throw error;
  return [];
};

interface LostCreation<Item, Fields> {
  /** Call it before a creation, and what it returns when no answer came, or one that does not say whether it arrived. */
  readonly begin: (fields: Fields) => () => void;
  /**
   * The record that a lost creation has made, and what was sent; null without one. Where no event told of it, as when the live
   * connection was lost too, all records are read; throws where the server does not answer.
   */
  readonly find: () => Promise<{ readonly record: Item; readonly fields: Fields } | null>;
}

/**
 * A creation without an answer may have arrived all the same, and a second one would make its record twice.
 *
 * @param selectTable - Selects the known records by id
 * @param readAll - Reads all records
 * @param isMadeFrom - Is a new record the one that was created from these fields?
 */
export const useLostCreation = <Item extends Created, Fields>(
  selectTable: (state: EntitiesState) => Readonly<Record<number, Item>>,
  readAll: () => Promise<readonly Item[]>,
  isMadeFrom: (record: Item, fields: Fields) => boolean,
): LostCreation<Item, Fields> => {
  const { getState } = useAppStore();
  const lost = useRef<{
    readonly fields: Fields;
    readonly known: Readonly<Record<number, Item>>;
    readonly at: number;
  } | null>(null);
  return {
    begin: (fields) => {
      const known = selectTable(getState());
      const at = Date.now();
      return () => {
        lost.current = { fields, known, at };
      };
    },
    find: async () => {
      if (!lost.current) return null;
      const { fields, known, at } = lost.current;
      const isIt = (one: Item): boolean => known[one.id] === undefined && isMadeFrom(one, fields);
      const newest = Math.max(0, ...Object.keys(known).map(Number));
      // Among all records may be older ones like it that no list on screen has shown.
      const isNew = ({ id, createdAt }: Item): boolean =>
        id > newest && (createdAt === undefined || Date.parse(createdAt) > at - CLOCKS_APART_MS);
      const told = Object.values(selectTable(getState())).find(isIt);
      const record = told ?? (await readAll().catch(noneUnlessTransient)).find((one) => isNew(one) && isIt(one));
      return record ? { record, fields } : null;
    },
  };
};
