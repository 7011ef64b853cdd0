import type { NotificationRequest } from '@/contract/desktop';
import type { Message } from '@/contract/entities/messages';
import type { Ticket } from '@/contract/entities/tickets';
import { isAnnouncedTo } from '@/domain/access';
import { previewOf } from '@/domain/messagePreview';
import { visibleText } from '@/domain/messageText';
import { isMessageNotice, isPendingNotice, isTransferNotice } from '@/domain/notifications';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import type { EntitiesState } from '../state';
import type { Services, StartListening } from '../thunk';

/** Systems show a few lines at most, characters. */
const LONGEST_TEXT = 300;

const titleOf = ({ translate }: Services, ticket: Ticket): string =>
  ticket.contact?.name || translate('notices:notify.unnamed');

const bodyOf = ({ translate }: Services, message: Message): string => {
  const preview = previewOf(message);
  return 'text' in preview ? preview.text : translate(`notices:notify.kind.${preview.kind}`);
};

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

const show = (services: Services, { title, body, ...request }: NotificationRequest): void => {
  services.desktop.notifications.show({ ...request, title: cut(title), body: cut(body) }).catch((error: unknown) => {
    services.log.warn('Notification failed', { kind: request.kind, reason: String(error) });
  });
};

const messageNotices = (services: Services, state: EntitiesState, messages: readonly Message[]): void => {
  const { user } = state.session;
  for (const message of messages) {
    const ticket = state.tickets.byId[message.ticketId];
    if (!user || !ticket || !isMessageNotice(user, ticket, message, state.presence)) continue;
    show(services, {
      id: `message:${message.id}`,
      kind: 'message',
      title: titleOf(services, ticket),
      body: bodyOf(services, message),
      target: { kind: 'ticket', uuid: ticket.uuid },
    });
  }
};

/**
 * What the customer wrote; the ticket itself remembers the last words of either side, and the bot answers at once. Where
 * only the bot was heard, since the customer wrote before the ticket reached a queue of ours, the queue tells more.
 */
const customersWords = (services: Services, ticket: Ticket, created: readonly Message[]): string => {
  const message = created.findLast(({ ticketId, fromMe }) => ticketId === ticket.id && !fromMe);
  if (message) return bodyOf(services, message);
  const last = ticket.fromMe === true ? '' : visibleText(ticket.lastMessage ?? '');
  if (last !== '') return last;
  const queue = ticket.queue?.name;
  return queue ? services.translate('notices:notify.inQueue', { queue }) : services.translate('notices:notify.noQueue');
};

const pendingNotice = (services: Services, ticket: Ticket, created: readonly Message[]): void =>
  show(services, {
    // A ticket may become pending again later; its last change tells the occasions apart.
    id: `pending:${ticket.id}:${ticket.updatedAt ?? ''}`,
    kind: 'pending',
    title: services.translate('notices:notify.pending', { name: titleOf(services, ticket) }),
    body: customersWords(services, ticket, created),
    target: { kind: 'pending', ticketId: ticket.id },
  });

const transferNotice = (services: Services, ticket: Ticket): void =>
  show(services, {
    id: `transfer:${ticket.id}:${ticket.updatedAt ?? ''}`,
    kind: 'transfer',
    title: services.translate('notices:notify.transfer', { name: titleOf(services, ticket) }),
    body: visibleText(ticket.lastMessage ?? ''),
    target: { kind: 'ticket', uuid: ticket.uuid },
  });

const announced = ({ session: { user }, tickets }: EntitiesState): Ticket[] =>
  user ? Object.values(tickets.byId).filter((ticket) => isAnnouncedTo(user, ticket)) : [];

/** Raises the native notifications (NTV-06, DESK-07); clicks come back through the bridge. */
export const registerNotificationListeners = (start: StartListening): void => {
  start({
    predicate: hasServerEvents,
    effect: (action, { getState, getOriginalState, extra }) => {
      const before = getOriginalState();
      const after = getState();
      const { user } = after.session;
      if (!user) return;
      const created = eventsOf(action, 'appMessage').flatMap(({ payload }) =>
        payload.action === 'create' ? [payload.record] : [],
      );
      messageNotices(extra, after, created);

      const touched = new Set(created.map(({ ticketId }) => ticketId));
      for (const { payload } of eventsOf(action, 'ticket'))
        if (payload.action === 'update') touched.add(payload.record.id);
      for (const id of touched) {
        const ticket = after.tickets.byId[id];
        // What the user is doing to a ticket right now is no news to them.
        if (!ticket || before.tickets.changing[id]) continue;
        const known = before.tickets.byId[id] ?? null;
        if (isPendingNotice(user, known, ticket, after.presence)) pendingNotice(extra, ticket, created);
        if (isTransferNotice(user, known, ticket)) transferNotice(extra, ticket);
      }
    },
  });

  // After a gap one summary replaces the notices that were missed (DESK-07).
  start({
    actionCreator: resyncRequested,
    effect: async (_, { getState, take, extra, cancelActiveListeners }) => {
      cancelActiveListeners();
      const known = new Set(announced(getState()).map((ticket) => ticket.id));
      await take(resyncFinished.match);
      const { presence } = getState();
      const missed = announced(getState()).filter((ticket) => !known.has(ticket.id));
      const [first] = missed;
      if (!first || (presence.focused && presence.pendingShown)) return;
      show(extra, {
        id: `summary:${extra.clock.now()}`,
        kind: 'summary',
        title: extra.translate('notices:notify.summary', { count: missed.length }),
        body: missed.map((ticket) => titleOf(extra, ticket)).join(', '),
        target: { kind: 'pending', ticketId: first.id },
      });
    },
  });
};
