import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Dialect } from '../dialect';
import { ServerFailure } from './errors';

/** Web address a server like B names in every answer when none is configured. */
const DEFAULT_WEB_ORIGIN = 'http://localhost:3000';

/**
 * The CORS rule. Like A: no Origin, our own and the configured ones pass, any other is a 500 without
 * CORS headers. Like B: everything is answered, always for the one web address.
 */
export const createCors = (
  dialect: Dialect,
  ownOrigins: () => readonly string[],
  webOrigins: readonly string[],
): RequestHandler => {
  if (dialect.cors === 'fixed') return cors({ credentials: true, origin: webOrigins[0] ?? DEFAULT_WEB_ORIGIN });
  return cors({
    credentials: true,
    origin: (origin, decide) => {
      if (origin === undefined || ownOrigins().includes(origin) || webOrigins.includes(origin)) decide(null, true);
      else decide(new ServerFailure('foreign origin'));
    },
  });
};
