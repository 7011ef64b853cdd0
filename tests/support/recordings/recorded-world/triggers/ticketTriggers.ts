import { randomUUID } from 'node:crypto';
import type { TicketRow } from '@native/demo-server/db/rows';
import { textContent } from '@native/demo-server/services/messages/contents';
import type { ActorName } from '../accounts';
import type { Stage } from '../stage';
import type { Trigger, Triggers } from './trigger';

/** The ticket of most triggers; it has no queue when the recordings begin. */
const TICKET = 27;
const IDLE_BOT = { chatbot: false, useIntegration: false, amountUsedBotQueues: 0 };

const seed = ({ context }: Stage, values: Partial<TicketRow>): void => {
  const base = { uuid: randomUUID(), lastMessage: 'olá', contactId: 26, whatsappId: 1, companyId: 1 };
  context.tables.tickets.insert({ ...base, id: TICKET, ...IDLE_BOT, ...values });
};

const put =
  (actor: ActorName, before: Partial<TicketRow>, change: object): Trigger =>
  (stage) => {
    seed(stage, before);
    return stage.call(actor, 'PUT', `/tickets/${TICKET}`, change);
  };

const rate = ({ context }: Stage): void => {
  context.tables.settings.update({ companyId: 1, key: 'userRating' }, { value: 'enabled' });
  context.tables.tickets.update({ id: 16 }, { status: 'open', userId: 7, queueId: 1 });
};

const finish = (stage: Stage) => stage.call('agent', 'PUT', '/tickets/16', { status: 'closed', userId: 7, queueId: 1 });

/** Triggers of tickets, by their names in the recordings. */
export const ticketTriggers: Triggers = {
  'agent accepts a pending ticket': (stage) =>
    stage.call('agent', 'PUT', '/tickets/16', { status: 'open', userId: 7, queueId: 1 }),
  'agent returns the ticket': put(
    'agent',
    { status: 'open', userId: 7, queueId: 1 },
    { status: 'pending', userId: null },
  ),
  'admin assigns a queue to a ticket without queue': put('admin', { status: 'pending' }, { queueId: 2 }),
  'agent accepts it': put('agent', { status: 'pending', queueId: 2 }, { status: 'open', userId: 7 }),
  'agent transfers the ticket to another queue': put(
    'agent',
    { status: 'open', userId: 7, queueId: 2 },
    { queueId: 3, userId: null, status: 'pending' },
  ),
  'second agent accepts the transferred ticket': put(
    'agent2',
    { status: 'pending', queueId: 3 },
    { status: 'open', userId: 8 },
  ),
  'second agent transfers it to the first agent': put(
    'agent2',
    { status: 'open', userId: 8, queueId: 3 },
    { userId: 7, queueId: 2 },
  ),
  'agent resolves the ticket': put('agent', { status: 'open', userId: 7, queueId: 2 }, { status: 'closed', userId: 7 }),
  'agent reopens the ticket': put('agent', { status: 'closed', userId: 7, queueId: 2 }, { status: 'open', userId: 7 }),
  'ticket created by the agent': (stage) =>
    stage.call('agent', 'POST', '/tickets', { contactId: 26, queueId: 1, whatsappId: 1, userId: 7, status: 'open' }),
  'ticket tags synchronised': (stage) =>
    stage.call('agent', 'POST', '/tags/sync', { ticketId: 1, tags: [{ id: 1, name: 'Cliente VIP' }] }),
  'admin deletes a ticket': (stage) => {
    seed(stage, { status: 'open', userId: 7, queueId: 2 });
    return stage.call('admin', 'DELETE', `/tickets/${TICKET}`);
  },
  'agent resolves a ticket while userRating is enabled': (stage) => {
    rate(stage);
    return finish(stage);
  },
  'customer answers the rating': async (stage) => {
    rate(stage);
    await finish(stage);
    await stage.settle();
    stage.forget();
    stage.inbound(16, textContent('3'));
  },
};
