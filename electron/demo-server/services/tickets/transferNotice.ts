import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import { extendedText } from '../messages/contents';
import { AUTOMATIC_MARK, createMessageStore } from '../messages/messageStore';
import { asServerFailure } from '../network';

const HEADING = `${AUTOMATIC_MARK}*Mensagem automática*:\nVocê foi transferido para`;
const CLOSING = 'aguarde, já vamos te atender!';

type Place = Pick<TicketRow, 'queueId' | 'userId'>;

/** Tells the customer of a transfer when the company wants it (setting `sendMsgTransfTicket`). */
export const createTransferNotice = (context: ServerContext) => {
  const { tables, network } = context;
  const store = createMessageStore(context);

  const textFor = (before: Place, after: Place): string | null => {
    const newQueue = before.queueId !== null && after.queueId !== null && before.queueId !== after.queueId;
    const newOwner = before.userId !== null && after.userId !== null && before.userId !== after.userId;
    const queue = newQueue ? (tables.queues.find({ id: after.queueId! })?.name ?? '') : '';
    const owner = newOwner ? (tables.users.find({ id: after.userId! })?.name ?? '') : '';
    if (newQueue && newOwner) {
      return `${HEADING} o departamento *${queue}* e contará com a presença de *${owner}*\n${CLOSING}`;
    }
    if (newQueue) return `${HEADING} o departamento *${queue}*\n${CLOSING}`;
    return newOwner ? `${HEADING} o atendente *${owner}*\n${CLOSING}` : null;
  };

  return (ticket: TicketRow, after: Place): void => {
    const setting = tables.settings.find({ companyId: ticket.companyId, key: 'sendMsgTransfTicket' });
    const text = setting?.value === 'enabled' ? textFor(ticket, after) : null;
    if (text === null) return;
    asServerFailure(() => network.send(ticket));
    const { id } = store.own(ticket, extendedText(text));
    // ⚠ These texts arrive twice, with the same id.
    store.tellCreated(id);
  };
};
