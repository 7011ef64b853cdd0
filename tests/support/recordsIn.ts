type Found = readonly [place: string, key: string, record: { readonly id: unknown }];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of one table, also of one with shelves and drawers. */
const recordsOf = (table: object, place: string): Found[] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    if (!isObject(value)) return [];
    return 'id' in value ? [[place, key, value] as const] : recordsOf(value, place);
  });

/** Every record in the tables of the state, with the key it is kept under. */
export const recordsIn = (state: object, place = ''): Found[] =>
  Object.entries(state).flatMap(([name, part]: [string, unknown]) => {
    if (!isObject(part)) return [];
    return name === 'byId' ? recordsOf(part, place) : recordsIn(part, `${place}/${name}`);
  });
