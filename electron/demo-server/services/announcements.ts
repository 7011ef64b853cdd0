import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../context';
import type { AnnouncementRow } from '../db/newsRows';
import { orNotFound } from '../http/errors';
import type { Actor } from '../http/tokens';
import { named, readPage } from './records';
import type { StoredUpload } from '../http/uploads';
import { createAnnounce } from '../realtime/announce';
import { companyRoom } from '../realtime/rooms';

/** Folders below /public where a file may be: the upload named one, but the stored file name does not show it. */
const FOLDERS = ['', 'announcements'];

export interface AnnouncementInput {
  title: string;
  text: string;
  priority?: number | null | undefined;
  status?: boolean | null | undefined;
}

/** Lists of announcements. */
const createAnnouncementLists = ({ db, tables }: ServerContext) => ({
  /** What readers see: active announcements of all companies, newest first. */
  list: (search: string, page: number) => {
    const where = 'status = 1 AND instr(lowered(title), :needle) > 0';
    const params = { needle: search.trim().toLowerCase() };
    return readPage(db, tables.announcements, { where, orderBy: 'createdAt DESC, id DESC', params, page });
  },

  /** All announcements of a company, including inactive ones. */
  listAll: (companyId: number) => {
    const company = named(tables.companies.get(companyId));
    return tables.announcements
      .findAll({ companyId }, { orderBy: 'createdAt DESC, id DESC' })
      .map((record) => Object.assign(record, { company }));
  },
});

/** News of the platform, the same for every company. */
export const createAnnouncements = (context: ServerContext) => {
  const { tables, hub, publicDir } = context;

  const existing = (id: number): AnnouncementRow =>
    orNotFound(tables.announcements.get(id), 'ERR_NO_ANNOUNCEMENT_FOUND');

  /** ⚠ The event of a removal reaches only the company of the user who removed it; the others have to reload. */
  const announceRemoval = createAnnounce(context, (companyId) => `company-${companyId}-announcement`);

  const everybody = (): string[] => tables.companies.findAll().map(({ id }) => companyRoom(id));

  const tell = (action: 'create' | 'update', id: number): AnnouncementRow => {
    const record = existing(id);
    hub.emit(everybody(), 'company-announcement', { action, record });
    return record;
  };

  return {
    ...createAnnouncementLists(context),

    show: existing,
    /** Every user who may make the call may change every announcement. */
    own: (_actor: Actor, id: number) => existing(id),

    create: ({ companyId }: Actor, input: AnnouncementInput) =>
      tell('create', tables.announcements.insert({ ...input, companyId }).id),

    update: (id: number, input: AnnouncementInput) => {
      existing(id);
      tables.announcements.update({ id }, { ...input });
      return tell('update', id);
    },

    remove: (actor: Actor, id: number): void => {
      existing(id);
      tables.announcements.remove({ id });
      announceRemoval(actor, { action: 'delete', id: String(id) });
    },

    attach: (_actor: Actor, id: number, { storedAs, name }: StoredUpload): void => {
      tables.announcements.update({ id }, { mediaPath: storedAs, mediaName: name });
      tell('update', id);
    },

    detach: (_actor: Actor, id: number): void => {
      const { mediaPath } = existing(id);
      if (mediaPath !== null) {
        for (const folder of FOLDERS) fs.rmSync(path.join(publicDir, folder, mediaPath), { force: true });
      }
      tables.announcements.update({ id }, { mediaPath: null, mediaName: null });
      tell('update', id);
    },
  };
};
