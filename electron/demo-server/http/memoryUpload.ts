import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ServerFailure } from './errors';

/** Reads one file into memory without storing it. */
export const createMemoryUpload = (field: string): RequestHandler =>
  multer({ storage: multer.memoryStorage() }).array(field, 1);

/**
 * The file of a call behind `createMemoryUpload`.
 * @throws ServerFailure when there was none
 */
export const uploadedBytes = ({ files }: Request): Uint8Array => {
  const [file] = Array.isArray(files) ? files : [];
  if (!file) throw new ServerFailure('no file was sent');
  return file.buffer;
};
