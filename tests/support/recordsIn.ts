import { entriesIn, type IdTable } from '@/entities/base/idTable';
import { messagesIn, type MessageTable } from '@/entities/base/messageTable';

type Found = readonly [place: string, key: string, record: { readonly id: unknown }];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of one table. */
const recordsOf = (table: object, place: string): Found[] =>
  'shelves' in table
    ? entriesIn(table as IdTable<object>).flatMap(([id, value]) =>
        isObject(value) && 'id' in value ? [[place, String(id), value] as const] : [],
      )
    : Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
        isObject(value) && 'id' in value ? [[place, key, value] as const] : [],
      );

/** Every record in the tables of the state, with the key it is kept under. */
export const recordsIn = (state: object, place = ''): Found[] =>
  Object.entries(state).flatMap(([name, part]: [string, unknown]) => {
    if (!isObject(part)) return [];
    if ('list' in part && typeof part.list === 'function') {
      return messagesIn(part as MessageTable<{ readonly id: number | string }>).map(
        (one) => [place, String(one.id), one] as const,
      );
    }
    return name === 'byId' ? recordsOf(part, place) : recordsIn(part, `${place}/${name}`);
  });
