/**
 * Reading what servers send. Every schema of `protocol` is built from the pieces below, so that all of them are tolerant in
 * the same way:
 *
 * - only the keys a schema names pass, so secrets and unknown keys never enter state;
 * - a number may come as text, a flag as text or 0/1;
 * - `certain` fields are in every form of the record that a server sends and take a neutral value if they are unreadable;
 * - every other field that is absent or unreadable stays absent, so that merging an event never wipes what is known;
 * - only an unreadable identity drops the record.
 */
import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';

// The content security policy forbids the code generation zod would use otherwise.
z.config({ jitless: true });

/** Any schema of `protocol`. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>;
/** The fields of a record, to be spread into larger records. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The value of a JSON text; undefined for any other text, such as a proxy's HTML page. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const numericText = z.pipe(z.string().check(z.regex(/^\s*[+-]?\d+(\.\d+)?\s*$/)), z.transform(Number));
const flagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
const flagNumber = z.pipe(
  z.union([z.literal(0), z.literal(1)]),
  z.transform((digit) => digit === 1),
);

/** A number, also from numeric text (`"12"`). */
export const number = z.union([z.number(), numericText]);
/** A whole, positive number that names a record, also from text. Deletes often carry it as text. */
export const id = z.union([z.int().check(z.positive()), z.pipe(numericText, z.int().check(z.positive()))]);
/** Text; a number becomes its digits. */
export const text = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);
/** Text that names a record (message id, uuid): not empty. */
export const key = text.check(z.refine((value) => value !== ''));
/** A yes or no, also from `"true"`, `"false"`, 1 and 0. */
export const flag = z.union([z.boolean(), flagText, flagNumber]);
/** A point in time as ISO-8601 text, kept as it came; text that is not a date does not pass. */
export const instant = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));

/** A field that every form of its record carries; `neutral` replaces an unreadable value. */
export const certain = <Inner extends z.ZodMiniType>(inner: Inner, neutral: z.output<Inner>) =>
  withFallback(inner, neutral as never);

/** A field that some forms of its record lack: absent or unreadable stays absent. */
export const maybe = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(withFallback(inner, undefined as never));

/** Like `maybe`, but `null` is a value: "none", which a merge must take over. */
export const maybeNull = <Inner extends z.ZodMiniType>(inner: Inner) => maybe(z.nullable(inner));

/** An object of which only the named fields pass; fields that could not be read are left out. */
export const record = <Fields extends Shape>(fields: Fields) =>
  z.pipe(z.object(fields), z.transform(withoutUndefined<z.output<z.ZodMiniObject<Fields>>>));

/** A list whose unreadable items are left out. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => readItems(item, values)),
  );

/** Several fields that are read alike. */
export const alike = <Field extends z.ZodMiniType, Name extends string>(field: Field, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

/** Fields of nearly every record in a list. */
export const named = { id, name: certain(text, '') };

/** Creation and last change, carried by nearly every record. */
export const stamps = { createdAt: maybe(instant), updatedAt: maybe(instant) };

/** The file of a record: its bare name under `/public/` or its absolute address, and the name that people see. */
export const media = { mediaPath: maybeNull(text), mediaName: maybeNull(text) };

/** Reads one record; null when its identity is unreadable. */
export function parseRecord<Parsed extends z.ZodMiniType>(schema: Parsed, value: unknown): z.output<Parsed> | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}

/** Reads a list and leaves out unreadable records; `onDropped` gets their number. Anything but a list reads as empty. */
export function parseList<Parsed extends z.ZodMiniType>(
  schema: Parsed,
  value: unknown,
  onDropped?: (count: number) => void,
): z.output<Parsed>[] {
  const values = Array.isArray(value) ? value : [];
  const records = readItems(schema, values);
  if (onDropped && records.length < values.length) onDropped(values.length - records.length);
  return records;
}

function readItems<Item extends z.ZodMiniType>(item: Item, values: readonly unknown[]): z.output<Item>[] {
  return values.flatMap((value) => {
    const result = z.safeParse(item, value);
    return result.success ? [result.data] : [];
  });
}

function withoutUndefined<Value extends object>(value: Value): Value {
  for (const name in value) if (value[name] === undefined) delete value[name];
  return value;
}
