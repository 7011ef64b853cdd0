import fs from 'node:fs';
import path from 'node:path';
import { publicUrl } from '../context';
import type { ServerContext } from '../context';
import type { QuickMessageRow } from '../db/rows';
import type { Actor } from '../http/tokens';
import { named, ownRecord, readPage, refuseShort } from './records';
import type { StoredUpload } from '../http/uploads';
import { createAnnounce } from '../realtime/announce';

/** Folder of the quick replies' files below /public. */
const FOLDER = 'quickMessage';

export interface QuickMessageInput {
  shortcode: string;
  message: string;
}

/** ⚠ The code for an unknown quick reply names another area, except on removal. */
const UNKNOWN = 'ERR_NO_TICKETNOTE_FOUND';

const refuseShortTexts = ({ shortcode, message }: QuickMessageInput): void => {
  for (const text of [shortcode, message]) refuseShort(text, 'ERR_QUICKMESSAGE_INVALID_NAME');
};

const viewOf = (context: ServerContext, record: QuickMessageRow) => ({
  ...record,
  mediaPath: record.mediaPath && publicUrl(context, `/public/${FOLDER}/${record.mediaPath}`),
});

/** Lists of quick replies. */
const createQuickMessageLists = (context: ServerContext) => {
  const { db, tables } = context;
  const view = (record: QuickMessageRow) => viewOf(context, record);

  return {
    list: ({ companyId }: Actor, userId: number, search: string, page: number) => {
      const where = 'companyId = :companyId AND userId = :userId AND instr(lowered(shortcode), :needle) > 0';
      const params = { companyId, userId, needle: search.trim().toLowerCase() };
      const found = readPage(db, tables.quickMessages, { where, orderBy: 'folded(shortcode), id', params, page });
      return { ...found, records: found.records.map(view) };
    },

    /** Real servers list any company's quick replies; here another company's list is empty. */
    listAll: (actor: Actor, companyId: number, userId: number) => {
      if (companyId !== actor.companyId) return [];
      const company = named(tables.companies.get(companyId));
      return tables.quickMessages
        .findAll({ companyId, userId }, { orderBy: 'folded(shortcode), id' })
        .map((record) => Object.assign(view(record), { company }));
    },
  };
};

/** Quick replies, each of one user. */
export const createQuickMessages = (context: ServerContext) => {
  const { tables, publicDir } = context;
  const view = (record: QuickMessageRow) => viewOf(context, record);

  const own = (actor: Actor, id: number, refusal = UNKNOWN): QuickMessageRow =>
    ownRecord(tables.quickMessages, actor, id, refusal);

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-quickmessage`);

  /** ⚠ Another record with the same file name loses its file too, as on the real servers. */
  const deleteFile = ({ mediaPath }: QuickMessageRow): void => {
    if (mediaPath !== null) fs.rmSync(path.join(publicDir, FOLDER, mediaPath), { force: true });
  };

  return {
    ...createQuickMessageLists(context),
    own,
    view,

    create: (actor: Actor, input: QuickMessageInput) => {
      refuseShortTexts(input);
      const record = view(tables.quickMessages.insert({ ...input, companyId: actor.companyId, userId: actor.id }));
      announce(actor, { action: 'create', record });
      return record;
    },

    /** ⚠ A change makes the actor the owner. */
    update: (actor: Actor, id: number, input: QuickMessageInput) => {
      own(actor, id);
      refuseShortTexts(input);
      tables.quickMessages.update({ id }, { ...input, userId: actor.id });
      const record = view(own(actor, id));
      announce(actor, { action: 'update', record });
      return record;
    },

    remove: (actor: Actor, id: number): void => {
      own(actor, id, 'ERR_NO_QUICKMESSAGE_FOUND');
      tables.quickMessages.remove({ id });
      announce(actor, { action: 'delete', id: String(id) });
    },

    /** No event follows here or after `detach`. */
    attach: (actor: Actor, id: number, { storedAs, name }: StoredUpload): void => {
      own(actor, id);
      tables.quickMessages.update({ id }, { mediaPath: storedAs, mediaName: name });
    },

    detach: (actor: Actor, id: number): void => {
      deleteFile(own(actor, id));
      tables.quickMessages.update({ id }, { mediaPath: null, mediaName: null });
    },
  };
};
