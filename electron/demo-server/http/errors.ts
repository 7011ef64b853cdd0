import type { ErrorRequestHandler } from 'express';
import type { Dialect } from '../dialect';

/** A refusal the contract knows: answered with this status and `{ error }`. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(error);
  }
}

/** An input that makes real servers fail: answered with 500 like any unexpected failure, but not logged. */
export class ServerFailure extends Error {}

export const sessionExpired = (): AppError => new AppError(401, 'ERR_SESSION_EXPIRED');
export const noPermission = (): AppError => new AppError(403, 'ERR_NO_PERMISSION');
export const notFound = (error: string): AppError => new AppError(404, error);

/**
 * The record that was looked for.
 * @throws 404 with the code `refusal` when there is none
 */
export const orNotFound = <T>(record: T | null, refusal: string): T => {
  if (record === null) throw notFound(refusal);
  return record;
};

/** Did the body parser or multer refuse the input? */
const isInputFailure = (error: unknown): boolean =>
  error instanceof ServerFailure || (error instanceof Error && ('type' in error || error.name === 'MulterError'));

/** The last handler: sends known refusals as they are, everything else as 500. */
export const createErrorHandler =
  (dialect: Dialect, log: (line: string) => void): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (error instanceof AppError) {
      res.status(error.status).json({ error: error.error });
      return;
    }
    if (!isInputFailure(error)) {
      log(`${req.method} ${req.path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    res.status(500).json({ error: dialect.internalError });
  };
