import { parseRecord, type Schema } from '@/protocol/parse';

/** The internal parts of a schema that show what it accepts. */
interface Definition {
  readonly type: string;
  readonly in?: Inspectable;
  readonly out?: Inspectable;
  readonly innerType?: Inspectable;
  readonly shape?: Readonly<Record<string, Inspectable>>;
  readonly options?: readonly Inspectable[];
}

interface Inspectable {
  readonly _zod: { readonly def: Definition };
}

const DEEPEST = 4;

/** Every record schema; new ones are found automatically. */
const modules = import.meta.glob<Record<string, unknown>>('../../../src/protocol/records/*.ts', { eager: true });

const isSchema = (value: unknown): value is Schema & Inspectable =>
  typeof value === 'object' && value !== null && '_zod' in value;

export const RECORD_SCHEMAS: ReadonlyMap<string, Schema & Inspectable> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Schema & Inspectable] => isSchema(entry[1])),
);

/** The schema inside one that changes what it is given, or what it gave. */
const insideOf = ({ in: first, out, innerType }: Definition): Inspectable | undefined => {
  const { _zod: given } = first ?? {};
  return given?.def.type === 'transform' ? out : (first ?? innerType);
};

const shapeOf = ({ _zod: { def } }: Inspectable): Definition['shape'] => {
  const inside = insideOf(def);
  return def.shape ?? (inside && shapeOf(inside));
};

/** Names of all fields of all records: lists hide the schema of their items, and an object with all names fits any of them. */
const ALL_FIELDS: readonly string[] = [
  ...new Set([...RECORD_SCHEMAS.values()].flatMap((schema) => Object.keys(shapeOf(schema) ?? {}))),
];

/** One for each text: making its hundreds of fields again for every list took a seventh of the time of the hostile tests. */
const anyRecords = new Map<string, object>();

const anyRecord = (text: string): object => {
  const known = anyRecords.get(text);
  if (known) return known;
  const record = Object.freeze({ ...Object.fromEntries(ALL_FIELDS.map((field) => [field, text])), id: 1 });
  anyRecords.set(text, record);
  return record;
};

const fill = ({ _zod: { def } }: Inspectable, text: string, depth: number): unknown => {
  const inner = insideOf(def);
  if (inner) return fill(inner, text, depth);
  if (def.type === 'array') return [anyRecord(text)];
  if (!def.shape) return text;
  if (depth === DEEPEST) return undefined;
  const fields = Object.entries(def.shape).map(([field, schema]) => [field, fill(schema, text, depth + 1)]);
  return { ...Object.fromEntries(fields), id: depth };
};

/**
 * A record in which every text field, at any depth, is `text`. `facts` has the fields with other values, which decide whether and
 * where the record is shown.
 */
export const hostileRecord = <Value>(schema: Schema<Value>, text: string, facts: object): Value => {
  const filled = fill(schema as unknown as Inspectable, text, 0) as object;
  const record = parseRecord(schema, { ...filled, ...facts });
  if (record === null) throw new Error(`No record can be made with ${JSON.stringify(facts)}`);
  return record as Value;
};

const IDENTITY = /^(?:id|.*Id)$/;

/** Does a record of this schema contain text? Then a screen may show it. */
export const keepsText = (schema: Schema & Inspectable, text: string): boolean => {
  const ids = Object.fromEntries(ALL_FIELDS.filter((field) => IDENTITY.test(field)).map((field) => [field, 1]));
  const filled = fill(schema, text, 0) as object;
  return JSON.stringify(parseRecord(schema, { ...filled, ...ids }))?.includes(text) ?? false;
};
