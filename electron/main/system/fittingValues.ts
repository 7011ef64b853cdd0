import type { z } from 'zod';

/** The values of a file that fit their schemas, each checked by itself: a damaged one must not cost the others. */
export const fittingValues = (
  shape: Readonly<Record<string, z.ZodType>>,
  content: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) =>
      schema.safeParse(content[key]).success ? [[key, content[key]]] : [],
    ),
  );
