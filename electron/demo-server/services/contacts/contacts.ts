import type { ServerContext } from '../../context';
import type { ContactRow, ExtraInfoRow } from '../../db/rows';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { ownRecord, readPage } from '../records';
import { createAnnounce } from '../../realtime/announce';
import { createConnectionViews } from '../connections/connectionViews';
import { checkNumber, cleanNumber } from './contactNumbers';
import { contactView, updatedContactView } from './contactViews';

interface ExtraInfoInput {
  id?: number | undefined;
  name: string;
  value: string;
}

/** The additional information of contacts. */
const createExtraInfo = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const of = (contactId: number): ExtraInfoRow[] => tables.extraInfo.findAll({ contactId });

  return {
    of,
    /** Items with a known id are kept, others added, missing ones deleted. */
    replace: (contactId: number, infos: readonly ExtraInfoInput[]): ExtraInfoRow[] => {
      for (const { id } of of(contactId)) {
        if (!infos.some((info) => info.id === id)) tables.extraInfo.remove({ id });
      }
      for (const { id, name, value } of infos) {
        const isKept = id !== undefined && tables.extraInfo.update({ id, contactId }, { name, value }) === 1;
        if (!isKept) tables.extraInfo.insert({ name, value, contactId });
      }
      return of(contactId);
    },
  };
};

const PAGE_SIZE = 30;

export interface ContactInput {
  name: string;
  number: string;
  email?: string | undefined;
  extraInfo?: ExtraInfoInput[] | undefined;
}

export const createContacts = (context: ServerContext) => {
  const { db, tables, dialect } = context;
  const extraInfo = createExtraInfo(context);
  const connectionViews = createConnectionViews(context);
  const view = (contact: ContactRow) => contactView(context, contact);

  const own = (actor: Actor, id: number, refusal: string): ContactRow =>
    ownRecord(tables.contacts, actor, id, refusal, 400);

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-contact`);

  const refuseTaken = (companyId: number, number: string, self?: number): void => {
    const taken = tables.contacts.find({ companyId, number });
    if (taken && taken.id !== self) throw new AppError(400, 'ERR_DUPLICATED_CONTACT');
  };

  /** Stores a contact whose number is already checked, and emits it to the company. */
  const store = (companyId: number, { name, number, email = '', extraInfo: infos = [] }: ContactInput) =>
    db.transaction(() => {
      refuseTaken(companyId, number);
      const contact = tables.contacts.insert({ name, number, email, companyId });
      const created = { ...view(contact), extraInfo: extraInfo.replace(contact.id, infos) };
      announce(contact, { action: 'create', contact: created });
      return created;
    });

  return {
    store,

    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND (instr(lowered(name), :needle) > 0 OR instr(number, :needle) > 0)';
      const params = { companyId, needle: search.trim().toLowerCase() };
      const found = readPage(db, tables.contacts, {
        where,
        orderBy: 'folded(name), id',
        params,
        page,
        size: PAGE_SIZE,
      });
      return { ...found, records: found.records.map(view) };
    },

    listAll: ({ companyId }: Actor, name: string) =>
      tables.contacts
        .readAll(
          db.all(
            `SELECT * FROM contacts WHERE companyId = :companyId AND instr(name, :name) > 0 ORDER BY folded(name), id`,
            { companyId, name },
          ),
        )
        .map(view),

    show: (actor: Actor, id: number) => {
      const contact = own(actor, id, 'Não é possível excluir registro de outra empresa');
      const whatsapp = tables.whatsapps.get(contact.whatsappId);
      return { ...view(contact), extraInfo: extraInfo.of(id), whatsapp: whatsapp && connectionViews.listed(whatsapp) };
    },

    create: ({ companyId }: Actor, input: ContactInput) => {
      const number = cleanNumber(input.number, dialect);
      if (number === '') throw new AppError(400, 'number is a required field');
      checkNumber(context, companyId, number);
      return store(companyId, { ...input, number });
    },

    update: (actor: Actor, id: number, input: ContactInput) => {
      const { companyId } = actor;
      own(actor, id, 'Não é possível alterar registros de outra empresa');
      const number = cleanNumber(input.number, dialect);
      if (number === '') throw new AppError(400, 'number is a required field');
      checkNumber(context, companyId, number);
      return db.transaction(() => {
        refuseTaken(companyId, number, id);
        if (input.extraInfo) extraInfo.replace(id, input.extraInfo);
        tables.contacts.update({ id }, { name: input.name, number, email: input.email });
        const contact = updatedContactView(context, tables.contacts.get(id)!, extraInfo.of(id));
        announce(actor, { action: 'update', contact });
        return contact;
      });
    },

    /** Deletes the contact's tickets and messages too; no ticket event follows. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id, 'Não é possível excluir registro de outra empresa');
      db.transaction(() => {
        tables.contacts.remove({ id });
        announce(actor, { action: 'delete', contactId: String(id) });
      });
    },

    /** Always refuses: the simulated phones have no address book, for which real servers send a 500. */
    importFromPhone: ({ companyId }: Actor): never => {
      const connected = tables.whatsapps.count({ companyId, status: 'CONNECTED' });
      if (connected === 0) throw new AppError(400, dialect.noConnection(companyId));
      throw new ServerFailure('the phone has no address book');
    },
  };
};
