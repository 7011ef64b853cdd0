import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../context';
import type { FileListRow, FileOptionRow } from '../db/campaignRows';
import type { Tables } from '../db/tables';
import { AppError } from '../http/errors';
import type { Actor } from '../http/tokens';
import { ownRecord, readPage } from './records';
import { createAnnounce } from '../realtime/announce';

/** Folder of a list's files below /public. */
export const fileListFolder = (id: number | string): string => path.join('fileList', String(id));

export interface FileOptionInput {
  /** Id of an existing option that is kept. */
  id?: number | undefined;
  name: string;
  path: string;
  mediaType?: string | null | undefined;
}

export interface FileListInput {
  name: string;
  message: string;
  options: readonly FileOptionInput[];
}

/** The options of file lists, each with one file. */
const createFileOptions = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const of = (fileId: number): FileOptionRow[] => tables.fileOptions.findAll({ fileId }, { orderBy: 'id' });

  const add = (fileId: number, { name, path: file, mediaType = '' }: FileOptionInput): void => {
    tables.fileOptions.insert({ fileId, name, path: file, mediaType });
  };

  /** Options with a known id stay, others are added, and missing ones are deleted. */
  const replace = (fileId: number, options: readonly FileOptionInput[]): void => {
    const stored = of(fileId).map(({ id }) => id);
    const named = new Set(options.map(({ id }) => id));
    for (const id of stored) if (!named.has(id)) tables.fileOptions.remove({ id });
    for (const option of options) {
      if (option.id === undefined || !stored.includes(option.id)) add(fileId, option);
      else {
        const { id, name, path: file, mediaType } = option;
        tables.fileOptions.update({ id }, { name, path: file, mediaType });
      }
    }
  };

  /** Names the uploaded file of an option; no event follows. */
  const attach = (fileId: number, id: number, file: { path: string; mediaType: string }): void => {
    if (tables.fileOptions.update({ id, fileId }, file) === 0) {
      throw new AppError(400, "Cannot read properties of null (reading 'update')");
    }
  };

  return { of, add, replace, attach };
};

const refuseTaken = (tables: Tables, { companyId }: Actor, name: string, self?: number): void => {
  const taken = tables.fileLists.find({ companyId, name });
  // The real servers also send this code, which names another area.
  if (taken && taken.id !== self) throw new AppError(400, 'ERR_RATING_NAME_ALREADY_EXISTS');
};

/** Lists of files that campaigns and chatbots send. */
export const createFileLists = (context: ServerContext) => {
  const { db, tables, publicDir } = context;
  const options = createFileOptions(context);

  const own = (actor: Actor, id: number, refusal = 'ERR_NO_FILE_FOUND'): FileListRow =>
    ownRecord(tables.fileLists, actor, id, refusal);

  const show = (actor: Actor, id: number) => ({ ...own(actor, id), options: options.of(id) });

  /** ⚠ The event name lacks the dash. */
  const announce = createAnnounce(context, (companyId) => `company${companyId}-file`);

  return {
    own,
    show,

    /** Lists without their options. */
    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(name, :needle) > 0';
      const params = { companyId, needle: search };
      return readPage(db, tables.fileLists, { where, orderBy: 'folded(name), id', params, page });
    },

    create: (actor: Actor, { name, message, options: wanted }: FileListInput) =>
      db.transaction(() => {
        refuseTaken(tables, actor, name);
        const { id } = tables.fileLists.insert({ name, message, companyId: actor.companyId });
        for (const option of wanted) options.add(id, option);
        const fileList = show(actor, id);
        announce(actor, { action: 'create', fileList });
        return fileList;
      }),

    update: (actor: Actor, id: number, { name, message, options: wanted }: FileListInput) => {
      own(actor, id);
      return db.transaction(() => {
        refuseTaken(tables, actor, name, id);
        tables.fileLists.update({ id }, { name, message });
        options.replace(id, wanted);
        const fileList = show(actor, id);
        announce(actor, { action: 'update', fileList });
        return fileList;
      });
    },

    /** Campaigns lose the list. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id, 'ERR_NO_RATING_FOUND');
      tables.fileLists.remove({ id });
      fs.rmSync(path.join(publicDir, fileListFolder(id)), { recursive: true, force: true });
      announce(actor, { action: 'delete', fileId: String(id) });
    },

    attach: options.attach,
  };
};
