import type { ServerContext } from '../../context';
import type { QueueIntegrationRow } from '../../db/automationRows';
import type { NewRow } from '../../db/table';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { ownRecord, readPage } from '../records';
import { createAnnounce } from '../../realtime/announce';

export type QueueIntegrationInput = NewRow<QueueIntegrationRow>;

/** Integrations with other systems that answer for a queue. */
export const createQueueIntegrations = (context: ServerContext) => {
  const { db, tables } = context;
  const own = (actor: Actor, id: number): QueueIntegrationRow =>
    ownRecord(tables.queueIntegrations, actor, id, 'ERR_NO_DIALOG_FOUND');

  const taken = (column: 'name' | 'projectName', value: string | undefined, self?: number): boolean =>
    value !== undefined && tables.queueIntegrations.findAll({ [column]: value }).some(({ id }) => id !== self);

  /** ⚠ Both names are unique over all companies, the project's name even when it is empty. */
  const refuseTaken = ({ name, projectName }: QueueIntegrationInput, self?: number): void => {
    if (taken('name', name, self)) throw new AppError(400, 'This integration name is already used.');
    if (taken('projectName', projectName, self)) throw new ServerFailure('projectName repeats');
  };

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-queueIntegration`);

  return {
    show: own,

    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(lowered(name), :needle) > 0';
      const params = { companyId, needle: search.trim().toLowerCase() };
      return readPage(db, tables.queueIntegrations, { where, orderBy: 'id DESC', params, page });
    },

    /** ⚠ `typebotDelayMessage` is left at its default here; only an update sets it. */
    create: (actor: Actor, input: QueueIntegrationInput) => {
      refuseTaken(input);
      const { typebotDelayMessage: _unused, ...values } = input;
      const queueIntegration = tables.queueIntegrations.insert({ ...values, companyId: actor.companyId });
      announce(actor, { action: 'create', queueIntegration });
      return queueIntegration;
    },

    update: (actor: Actor, id: number, input: QueueIntegrationInput) => {
      own(actor, id);
      refuseTaken(input, id);
      tables.queueIntegrations.update({ id }, input);
      const queueIntegration = own(actor, id);
      announce(actor, { action: 'update', queueIntegration });
      return queueIntegration;
    },

    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      if (tables.tickets.count({ integrationId: id }) > 0) throw new ServerFailure('a ticket uses the integration');
      db.transaction(() => {
        tables.queues.update({ integrationId: id }, { integrationId: null });
        tables.whatsapps.update({ integrationId: id }, { integrationId: null });
        tables.queueIntegrations.remove({ id });
        announce(actor, { action: 'delete', integrationId: id });
      });
    },
  };
};
