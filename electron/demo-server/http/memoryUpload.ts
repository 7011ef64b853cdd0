import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ServerFailure } from './errors';
import { fileName, filesOf } from './uploads';

/** An uploaded file in memory. */
export interface UploadedFile {
  bytes: Uint8Array;
  mimeType: string;
  /** Name the user's file had. */
  name: string;
}

/** Reads the files in a field into memory without storing them; a body that is no form passes unread. `most`: without it any number. */
export const createMemoryUpload = (field: string, most?: number): RequestHandler =>
  multer({ storage: multer.memoryStorage() }).array(field, most);

/** The files of a call behind `createMemoryUpload`. */
export const uploadedFiles = (req: Request): UploadedFile[] =>
  filesOf(req).map(({ buffer, mimetype, originalname }) => ({
    bytes: buffer,
    mimeType: mimetype,
    name: fileName(originalname),
  }));

/**
 * The only file of a call behind `createMemoryUpload`.
 * @throws ServerFailure when there was none
 */
export const uploadedBytes = (req: Request): Uint8Array => {
  const [file] = uploadedFiles(req);
  if (!file) throw new ServerFailure('no file was sent');
  return file.bytes;
};
