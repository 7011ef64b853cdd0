import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../context';
import type { FileListRow, FileOptionRow } from '../db/campaignRows';
import { requireAdmin } from '../http/auth';
import { AppError, notFound } from '../http/errors';
import { offsetOf, toPage } from '../http/paging';
import type { Actor } from '../http/tokens';
import { companyRoom } from '../realtime/rooms';

const PAGE_SIZE = 20;

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

/** Lists of files that campaigns and chatbots send. */
export const createFileLists = ({ db, tables, hub, publicDir }: ServerContext) => {
  const own = ({ companyId }: Actor, id: number, refusal = 'ERR_NO_FILE_FOUND'): FileListRow => {
    const list = tables.fileLists.find({ id, companyId });
    if (!list) throw notFound(refusal);
    return list;
  };

  const optionsOf = (fileId: number): FileOptionRow[] => tables.fileOptions.findAll({ fileId }, { orderBy: 'id' });

  const show = (actor: Actor, id: number) => ({ ...own(actor, id), options: optionsOf(id) });

  const refuseTaken = ({ companyId }: Actor, name: string, self?: number): void => {
    const taken = tables.fileLists.find({ companyId, name });
    // The real servers also send this code, which names another area.
    if (taken && taken.id !== self) throw new AppError(400, 'ERR_RATING_NAME_ALREADY_EXISTS');
  };

  /** ⚠ The event name lacks the dash. */
  const announce = ({ companyId }: Actor, payload: object): void =>
    hub.emit([companyRoom(companyId)], `company${companyId}-file`, payload);

  const addOption = (fileId: number, { name, path: file, mediaType = '' }: FileOptionInput): void => {
    tables.fileOptions.insert({ fileId, name, path: file, mediaType });
  };

  /** Options with a known id stay, others are added, and missing ones are deleted. */
  const replaceOptions = (fileId: number, options: readonly FileOptionInput[]): void => {
    const stored = optionsOf(fileId).map(({ id }) => id);
    const named = new Set(options.map(({ id }) => id));
    for (const id of stored) if (!named.has(id)) tables.fileOptions.remove({ id });
    for (const option of options) {
      if (option.id === undefined || !stored.includes(option.id)) addOption(fileId, option);
      else {
        const { id, name, path: file, mediaType } = option;
        tables.fileOptions.update({ id }, { name, path: file, mediaType });
      }
    }
  };

  return {
    own,
    show,

    /** Lists without their options. */
    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(name, :needle) > 0';
      const params = { companyId, needle: search };
      const rows = db.all(
        `SELECT * FROM file_lists WHERE ${where} ORDER BY folded(name), id LIMIT :limit OFFSET :offset`,
        { ...params, limit: PAGE_SIZE, offset: offsetOf(page, PAGE_SIZE) },
      );
      const { total } = db.get<{ total: number }>(`SELECT COUNT(*) AS total FROM file_lists WHERE ${where}`, params)!;
      return toPage(tables.fileLists.readAll(rows), total, page, PAGE_SIZE);
    },

    create: (actor: Actor, { name, message, options }: FileListInput) =>
      db.transaction(() => {
        refuseTaken(actor, name);
        const { id } = tables.fileLists.insert({ name, message, companyId: actor.companyId });
        for (const option of options) addOption(id, option);
        const fileList = show(actor, id);
        announce(actor, { action: 'create', fileList });
        return fileList;
      }),

    /** ⚠ Only for admins. */
    update: (actor: Actor, id: number, { name, message, options }: FileListInput) => {
      requireAdmin(actor);
      own(actor, id);
      return db.transaction(() => {
        refuseTaken(actor, name, id);
        tables.fileLists.update({ id }, { name, message });
        replaceOptions(id, options);
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

    /** Names the uploaded file of an option; no event follows. */
    attach: (fileId: number, id: number, file: { path: string; mediaType: string }): void => {
      if (tables.fileOptions.update({ id, fileId }, file) === 0) {
        throw new AppError(400, "Cannot read properties of null (reading 'update')");
      }
    },
  };
};
