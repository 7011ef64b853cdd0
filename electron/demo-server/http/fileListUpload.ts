import fs from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import type { ServerContext } from '../context';
import { fileListFolder } from '../services/fileLists';
import { AppError } from './errors';
import { idParam } from './input';
import { filesOf, plainName } from './uploads';

/** One uploaded file and the option it belongs to. */
export interface OptionUpload {
  optionId: number;
  path: string;
  mediaType: string;
}

const text = (req: Request, name: string): unknown => (req.body as Record<string, unknown>)[name];

/** A form text by its position: a single text comes as a string, several as a list. */
const textAt = (req: Request, name: string, index: number): string => {
  const value = text(req, name);
  return String((Array.isArray(value) ? value[index] : value) ?? '');
};

/** ⚠ The form's texts must come before the files; later ones are not seen. */
const namesItsList = (req: Request): boolean =>
  text(req, 'typeArch') === 'fileList' && textAt(req, 'fileId', 0) === req.params['id'];

/** Stores the files of a file list from the field `files`, under their own names. */
export const createFileListUpload = ({ publicDir }: Pick<ServerContext, 'publicDir'>): RequestHandler =>
  multer({
    storage: multer.diskStorage({
      destination: (req, _file, done) => {
        const folder = path.join(publicDir, fileListFolder(idParam(req)));
        if (!namesItsList(req)) {
          done(new AppError(400, 'ERR_NO_FILE_FOUND'), folder);
          return;
        }
        fs.mkdirSync(folder, { recursive: true });
        done(null, folder);
      },
      filename: (_req, { originalname }, done) => done(null, plainName(originalname)),
    }),
  }).array('files');

/** The files of a call behind `createFileListUpload`, each with the option named at the same place. */
export const optionUploads = (req: Request): OptionUpload[] =>
  filesOf(req).map((file, index) => ({
    optionId: Number(textAt(req, 'id', index)),
    path: file.filename,
    mediaType: textAt(req, 'mediaType', index) || file.mimetype,
  }));
