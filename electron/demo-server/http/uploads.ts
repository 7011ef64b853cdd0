import fs from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import type { ServerContext } from '../context';
import { actorOf } from './auth';
import { AppError } from './errors';
import { idParam } from './input';
import type { Actor } from './tokens';

/** The files of a call behind any of the uploads. */
export const filesOf = ({ files }: Request): Express.Multer.File[] => (Array.isArray(files) ? files : []);

/** Corrects a file name: the parser reads its UTF-8 bytes as Latin-1. */
export const fileName = (raw: string): string => Buffer.from(raw, 'latin1').toString('utf8');

/** A file below /public that was uploaded for a record. */
export interface StoredUpload {
  /** Name on the disk. */
  storedAs: string;
  /** Name the user's file had. */
  name: string;
  mimeType: string;
}

/** Kinds of upload that have a folder of their own below /public. */
const FOLDERS: readonly string[] = ['quickMessage', 'announcements'];
/** The folder in which files keep their names. */
const NAMED_FOLDER = 'quickMessage';

/** The requested folder; ⚠ its text must come before the file, a later one is not seen. */
const folderOf = ({ body }: Request): string => {
  const asked: unknown = (body as { typeArch?: unknown }).typeArch;
  return typeof asked === 'string' && FOLDERS.includes(asked) ? asked : '';
};

/** Name of an upload on the disk. */
export const plainName = (raw: string): string => path.basename(fileName(raw)).replaceAll(' ', '_');

/**
 * Writes the file in the field `file` below /public, into the folder that the text `typeArch` names, else into the root. The time is
 * put before its name, except for quick replies, where it replaces a file of the same name.
 */
const createFileUpload = ({ publicDir, clock }: Pick<ServerContext, 'publicDir' | 'clock'>): RequestHandler =>
  multer({
    storage: multer.diskStorage({
      destination: (req, _file, done) => {
        const folder = path.join(publicDir, folderOf(req));
        fs.mkdirSync(folder, { recursive: true });
        done(null, folder);
      },
      filename: (req, { originalname }, done) => {
        const name = plainName(originalname);
        done(null, folderOf(req) === NAMED_FOLDER ? name : `${clock.now().getTime()}_${name}`);
      },
    }),
  }).array('file', 1);

/** The file of a call behind `createFileUpload`. */
const uploadOf = (req: Request): StoredUpload => {
  const [file] = filesOf(req);
  if (!file) throw new AppError(400, "Cannot read properties of undefined (reading 'filename')");
  return { storedAs: file.filename, name: fileName(file.originalname), mimeType: file.mimetype };
};

/** Records of one kind that may have a file. */
export interface FileHolder {
  /** @throws the kind's refusal if the id does not exist or the actor may not change it */
  own(actor: Actor, id: number): unknown;
  attach(actor: Actor, id: number, file: StoredUpload): void;
  detach(actor: Actor, id: number): void;
}

/** ⚠ Turns every refusal into a 400, also that of an unknown record. */
export const refusing = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw error instanceof AppError ? new AppError(400, error.error) : error;
  }
};

const WORDS = { attached: 'Arquivo Anexado', detached: 'Arquivo Excluído' };

/**
 * Routes for uploading and removing a record's file. The record is looked up before anything is written. `guards` check
 * permissions; `words` are the answers.
 */
export const attachmentRoutes = (
  context: ServerContext,
  guards: RequestHandler | RequestHandler[],
  path: string,
  holder: FileHolder,
  words = WORDS,
): Router => {
  const router = Router();
  const findRecord: RequestHandler = (req, res, next) => {
    refusing(() => holder.own(actorOf(res), idParam(req)));
    next();
  };

  router.post(path, guards, findRecord, createFileUpload(context), (req: Request, res: Response) => {
    refusing(() => holder.attach(actorOf(res), idParam(req), uploadOf(req)));
    res.json({ mensagem: words.attached });
  });

  router.delete(path, guards, (req: Request, res: Response) => {
    refusing(() => holder.detach(actorOf(res), idParam(req)));
    res.json({ mensagem: words.detached });
  });

  return router;
};
