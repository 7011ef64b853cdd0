import type { Request } from 'express';
import { z } from 'zod';
import { AppError, ServerFailure } from './errors';

const REFUSAL = 'refusal:';

/** A number in the path. Anything else makes real servers answer with 500. */
export const idParam = (req: Request, name = 'id'): number => {
  const id = Number(req.params[name]);
  if (!Number.isInteger(id)) throw new ServerFailure(`${name} is not a number`);
  return id;
};

/** A text in the path. */
export const textParam = (req: Request, name: string): string => String(req.params[name]);

/** A query parameter as text; absent and repeated ones count as ''. */
export const queryText = (req: Request, name: string): string => {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
};

/** The requested page, from 1. Anything but a number is a 500. */
export const queryPage = (req: Request): number => {
  const page = Number(queryText(req, 'pageNumber') || 1);
  if (!Number.isInteger(page) || page < 1) throw new ServerFailure('pageNumber is not a page');
  return page;
};

/** A query parameter as a number, undefined when absent; anything but a number is a 500. */
export const queryNumber = (req: Request, name: string): number | undefined => {
  const text = queryText(req, name);
  if (text === '') return undefined;
  const value = Number(text);
  if (Number.isNaN(value)) throw new ServerFailure(`${name} is not a number`);
  return value;
};

/** A required query parameter: without it real servers answer with 500. */
export const requiredNumber = (req: Request, name: string): number => {
  const value = queryNumber(req, name);
  if (value === undefined) throw new ServerFailure(`${name} is missing`);
  return value;
};

/**
 * Reads a body by its schema. A mismatch whose message is marked by `refusal` is a 400 with that sentence or code; any other
 * mismatch is a 500, because the real servers do not validate those fields.
 */
export const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const known = result.error.issues.find(({ message }) => message.startsWith(REFUSAL));
  if (known) throw new AppError(400, known.message.slice(REFUSAL.length));
  throw new ServerFailure(z.prettifyError(result.error));
};

/** Marks a validation message as one that the contract sends. */
export const refusal = (error: string): string => `${REFUSAL}${error}`;

/** A required text of at least `min` characters; refusals are the contract's English sentences. */
export const requiredText = (
  field: string,
  min = 0,
  { missing = `${field} is a required field`, short = `${field} must be at least ${min} characters` } = {},
) =>
  z
    .string({ error: refusal(missing) })
    .min(1, { error: refusal(missing), abort: true })
    .min(min, { error: refusal(short) });

/** A value that may be null or missing; both count as missing. */
export const orAbsent = <T>(schema: z.ZodType<T>) => schema.nullish().transform((value) => value ?? undefined);

/** A number, a text of digits, or none ('' and null); the key may be absent. */
export const optionalNumber = z.preprocess(
  (value) => (value === '' ? null : value),
  z.union([z.null(), z.coerce.number()]).optional(),
);
