import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import type { Tables } from '../../db/tables';
import { ServerFailure } from '../../http/errors';
import { createMarkRead } from '../messages/markRead';
import { createFarewell } from './finishTicket';
import { createTicketEvents } from './ticketEvents';
import { createTicketViews, type TicketDetail } from './ticketViews';
import { createTracking } from './tracking';
import { extendedText } from '../messages/contents';
import { AUTOMATIC_MARK, createMessageStore } from '../messages/messageStore';
import { asServerFailure } from '../network';
import { settingOf } from '../company/settings';

const HEADING = `${AUTOMATIC_MARK}*Mensagem automática*:\nVocê foi transferido para`;
const CLOSING = 'aguarde, já vamos te atender!';

type Place = Pick<TicketRow, 'queueId' | 'userId'>;

/** Informs the customer of a transfer when the company's setting `sendMsgTransfTicket` asks for it. */
const createTransferNotice = (context: ServerContext) => {
  const { tables, network } = context;
  const store = createMessageStore(context);

  const textFor = (before: Place, after: Place): string | null => {
    const newQueue = before.queueId !== null && after.queueId !== null && before.queueId !== after.queueId;
    const newOwner = before.userId !== null && after.userId !== null && before.userId !== after.userId;
    const queue = newQueue ? (tables.queues.get(after.queueId!)?.name ?? '') : '';
    const owner = newOwner ? (tables.users.get(after.userId!)?.name ?? '') : '';
    if (newQueue && newOwner) {
      return `${HEADING} o departamento *${queue}* e contará com a presença de *${owner}*\n${CLOSING}`;
    }
    if (newQueue) return `${HEADING} o departamento *${queue}*\n${CLOSING}`;
    return newOwner ? `${HEADING} o atendente *${owner}*\n${CLOSING}` : null;
  };

  return (ticket: TicketRow, after: Place): void => {
    const isWanted = settingOf(tables, ticket.companyId, 'sendMsgTransfTicket') === 'enabled';
    const text = isWanted ? textFor(ticket, after) : null;
    if (text === null) return;
    asServerFailure(() => network.send(ticket));
    const { id } = store.own(ticket, extendedText(text));
    // ⚠ These texts arrive twice, with the same id.
    store.tellCreated(id);
  };
};

/** The body of a change; a missing key keeps the value, null clears it. */
export interface TicketChange {
  status?: string | undefined;
  userId?: number | null | undefined;
  queueId?: number | null | undefined;
  whatsappId?: number | null | undefined;
  chatbot?: boolean | null | undefined;
  queueOptionId?: number | null | undefined;
}

/** ⚠ Every change resets `chatbot` and `queueOptionId` unless it sends them; reopening and a new connection clear them. */
const botState = (change: TicketChange, clears: boolean) => ({
  chatbot: clears ? null : (change.chatbot ?? false),
  queueOptionId: clears ? null : (change.queueOptionId ?? null),
});

const refuseSecondTicket = (
  tables: Tables,
  { id, contactId, companyId }: TicketRow,
  whatsappId: number | null,
): void => {
  const others = tables.tickets.findAll({ contactId, companyId, whatsappId }).filter((other) => other.id !== id);
  if (others.length > 0) throw new ServerFailure('the contact has another ticket on this connection');
};

/** The only call that changes a ticket (`PUT /tickets/{id}`). ⚠ Every refusal is a 500. */
export const createTicketUpdate = (context: ServerContext) => {
  const { tables } = context;
  const views = createTicketViews(context);
  const events = createTicketEvents(context);
  const tracking = createTracking(context);
  const farewell = createFarewell(context);
  const noticeTransfer = createTransferNotice(context);
  const markRead = createMarkRead(context);

  const finish = (ticket: TicketRow, userId: number | null): Partial<TicketRow> => {
    farewell.sayGoodbye(ticket);
    tracking.finished(ticket, userId);
    return {
      promptId: null,
      integrationId: null,
      useIntegration: false,
      typebotStatus: false,
      typebotSessionId: null,
    };
  };

  return (companyId: number, id: number, change: TicketChange): TicketDetail => {
    const found = tables.tickets.find({ id, companyId });
    if (!found) throw new ServerFailure('unknown ticket');
    const before = markRead(found);
    const { status = before.status, queueId = before.queueId, userId = before.userId } = change;
    const whatsappId = change.whatsappId === undefined ? before.whatsappId : change.whatsappId;

    const moves = whatsappId !== before.whatsappId;
    const wasClosed = before.status === 'closed';
    if (moves || (wasClosed && status !== 'closed')) refuseSecondTicket(tables, before, whatsappId);

    let ended: Partial<TicketRow> = {};
    if (status === 'closed') {
      if (farewell.askRating(before)) {
        events.ratingAsked(before);
        return views.detail(tables.tickets.get(id)!);
      }
      ended = finish(before, userId);
    }
    noticeTransfer(before, { queueId, userId });

    tables.tickets.update(
      { id },
      { status, queueId, userId, whatsappId, ...botState(change, moves || wasClosed), ...ended },
    );
    const after = tables.tickets.get(id)!;
    if (status === 'pending') tracking.queued(after);
    if (status === 'open') tracking.started(after, userId);

    const detail = views.detail(after, { withConnectionId: true });
    if (after.status !== before.status || after.userId !== before.userId) events.left(before, after);
    events.changed(before, after, detail);
    return detail;
  };
};
