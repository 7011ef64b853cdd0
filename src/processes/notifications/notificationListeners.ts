import type { Ticket } from '@/protocol/records/tickets';
import { isAnnouncedTo } from '@/domain/conversations/access';
import { chatUnreads, withKnownMembers } from '@/domain/conversations/chats';
import { isChatNotice, isMessageNotice, isPendingNotice, isTransferNotice } from '@/domain/device/notifications';
import { unreadMessages } from '@/domain/conversations/unread';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import { isOwnChange } from '@/entities/conversations/resolveUndo/resolveUndo';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import { chats } from '@/entities/conversations/chats/chats';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityContext, Services, StartListening } from '@/entities/base/thunk';
import { at, valuesIn } from '@/entities/base/idTable';
import { chatNotice, messageNotice, pendingNotice, summaryNotice, transferNotice } from './noticesOf';
import { raiseNotice, withdrawNotice, type Notice } from './raiseNotice';

interface Waiting {
  readonly pending: readonly Ticket[];
  readonly unread: ReadonlyMap<number, number>;
}

const NONE_WAITING: Waiting = { pending: [], unread: new Map() };

/** What waits for the user: announced tickets, and the unread messages of each of the user's own tickets. */
const waitingIn = ({ session: { user }, tickets }: EntitiesState): Waiting => {
  if (!user) return NONE_WAITING;
  const all = valuesIn(tickets.byId);
  return {
    pending: all.filter((ticket) => isAnnouncedTo(user, ticket)),
    unread: new Map(all.map((ticket) => [ticket.id, unreadMessages([ticket], user)])),
  };
};

/** Most ids remembered of the notices that events raised. */
const MOST_IDS = 500;

/** Ids of the notices that events raised, the oldest first. */
const raisedBy = new WeakMap<Services, Set<string>>();

/**
 * Is this the first notice with this id? Servers send a message of an open chat under two names, and some messages twice: without
 * this the second event would play the sound again, withdraw the notification of the first, and be recorded as another one.
 */
const isFirst = (services: Services, id: string): boolean => {
  const raised = raisedBy.get(services) ?? new Set<string>();
  raisedBy.set(services, raised);
  if (raised.has(id)) return false;
  raised.add(id);
  const [oldest] = raised;
  if (raised.size > MOST_IDS && oldest !== undefined) raised.delete(oldest);
  return true;
};

/**
 * May the server list tickets of the user that are not known here? Then an unknown ticket that is the user's now may have been for
 * long.
 */
const mayMissOwn = ({ tickets: { views, filter } }: EntitiesState): boolean =>
  views.open.status !== 'ready' || views.open.hasMore || filter.queueIds !== null;

/**
 * Shows the notice of a message instead of the one about an earlier message of its ticket, which may be shown already or just be
 * handed to the system. `newest` has the id of the newest notice of each ticket.
 */
const replaceNotice = async (notice: Notice, newest: Map<number | null, string>, context: EntityContext) => {
  const { id, kind, ticketId } = notice;
  const shown = context
    .getState()
    .notices.find((known) => known.kind === kind && known.ticketId === ticketId && known.outcome === 'shown');
  if (shown) withdrawNotice(shown, context.extra);
  newest.set(ticketId, id);
  await raiseNotice(notice, context);
  if (newest.get(ticketId) !== id) withdrawNotice(notice, context.extra);
};

/** What live events announced since the last gap; its summary leaves that out. */
interface Told {
  readonly pending: Set<number>;
  /** Tickets that were transferred to the user, and those the user took. */
  readonly given: Set<number>;
  /** Numbers of messages, by ticket. */
  readonly messages: Map<number, number>;
  /** Numbers of messages, by internal chat. */
  readonly chats: Map<number, number>;
}

const countOne = (counts: Map<number, number>, id: number): void => void counts.set(id, (counts.get(id) ?? 0) + 1);

/** What live events bring: messages, tickets and chats. */
const registerEventNotices = (start: StartListening, told: Told): void => {
  const newest = new Map<number | null, string>();
  start({
    predicate: bringsEventsOf('appMessage', 'ticket', 'chat'),
    effect: (action, { getState, getOriginalState, dispatch, extra }) => {
      const before = getOriginalState();
      const after = getState();
      const { user } = after.session;
      if (!user) return;
      const { translate } = extra;
      /** Returns false for a repetition. */
      const raise = (notice: Notice): boolean => {
        if (!isFirst(extra, notice.id)) return false;
        const context = { getState, dispatch, extra };
        void (notice.kind === 'message' ? replaceNotice(notice, newest, context) : raiseNotice(notice, context));
        return true;
      };

      const created = eventsOf(action, 'appMessage').flatMap(({ payload }) =>
        payload.action === 'create' ? [payload.record] : [],
      );
      const announced = created.filter((message) => {
        const ticket = at(after.tickets.byId, message.ticketId);
        return ticket !== undefined && isMessageNotice(user, ticket, message);
      });
      for (const { ticketId } of announced) countOne(told.messages, ticketId);
      // For several messages of one ticket, the newest is enough; it replaces the earlier notification.
      for (const [ticketId, message] of new Map(announced.map((each) => [each.ticketId, each]))) {
        raise(messageNotice(translate, at(after.tickets.byId, ticketId)!, message));
      }

      const changed = new Set(
        eventsOf(action, 'ticket').flatMap(({ payload }) => (payload.action === 'update' ? [payload.record.id] : [])),
      );
      for (const id of new Set([...created.map(({ ticketId }) => ticketId), ...changed])) {
        const ticket = at(after.tickets.byId, id);
        // The user is changing this ticket, so the change is no news.
        if (!ticket || before.tickets.changing[id]) continue;
        const known = at(before.tickets.byId, id) ?? null;
        if (isPendingNotice(user, known, ticket)) {
          told.pending.add(id);
          const notice = pendingNotice(translate, ticket, created);
          // The list on screen does not show it.
          raise(at(after.tickets.totals.leftOut, id) ? { ...notice, place: null } : notice);
        }
        const isNewHere = changed.has(id) && !mayMissOwn(before);
        if (isTransferNotice(user, known, ticket, isNewHere)) {
          told.given.add(id);
          raise(transferNotice(translate, ticket));
        }
      }

      for (const { payload } of eventsOf(action, 'chat')) {
        if (payload.action !== 'new-message' || payload.record === null) continue;
        const chat = withKnownMembers(payload.record, chats.selectById(before, payload.record.id));
        if (!isChatNotice(user.id, chat, payload.message)) continue;
        if (raise(chatNotice(translate, chat.uuid, payload.message))) countOne(told.chats, chat.id);
      }
    },
  });
};

/** Tickets that another agent gave the user in a gap. */
const givenIn = (before: EntitiesState, after: EntitiesState, told: Told): Ticket[] => {
  const { user } = after.session;
  if (!user) return [];
  const isCertain = !mayMissOwn(before);
  return valuesIn(after.tickets.byId).filter(
    (ticket) =>
      !told.given.has(ticket.id) &&
      isTransferNotice(user, at(before.tickets.byId, ticket.id) ?? null, ticket, isCertain),
  );
};

/** Messages of colleagues in a gap, by chat. Chats that were not read before may have been unread for long. */
const chatsIn = (before: EntitiesState, after: EntitiesState, told: Told) => {
  const userId = after.session.user?.id;
  const { status, hasMore } = chats.selectView(before, 'popover');
  const isCertain = status === 'ready' && !hasMore;
  return Object.values(chats.selectTable(after)).flatMap((chat) => {
    const known = chats.selectById(before, chat.id);
    if (userId === undefined || (!known && !isCertain)) return [];
    const former = known ? chatUnreads(known, userId) : 0;
    const more = chatUnreads(chat, userId) - former - (told.chats.get(chat.id) ?? 0);
    return more > 0 ? [{ chat, more }] : [];
  });
};

const total = (counted: readonly { readonly more: number }[]): number =>
  counted.reduce((sum, { more }) => sum + more, 0);

/** After a gap one summary replaces the notices that were missed. */
const registerGapSummary = (start: StartListening, told: Told): void => {
  // What the user does in the meantime is no news.
  start({ matcher: isOwnChange, effect: ({ meta }) => void told.given.add(meta.arg.ticketId) });
  start({
    actionCreator: createTicket.fulfilled,
    effect: ({ payload }) => {
      if (payload.kind === 'opened') told.given.add(payload.ticket.id);
    },
  });

  start({
    actionCreator: resyncRequested,
    effect: async (_, { getState, take, extra, dispatch, cancelActiveListeners }) => {
      cancelActiveListeners();
      for (const each of Object.values(told)) each.clear();
      const former = getState();
      const before = waitingIn(former);
      const known = new Set(before.pending.map(({ id }) => id));
      await take(resyncFinished.match);
      const current = getState();
      const after = waitingIn(current);
      const { kinds } = current.alerts;
      const { byId } = current.tickets;

      const given = kinds.transfer.on ? givenIn(former, current, told) : [];
      const isGiven = new Set(given.map(({ id }) => id));
      const grown = [...after.unread].flatMap(([id, count]) => {
        const more = count - (before.unread.get(id) ?? 0) - (told.messages.get(id) ?? 0);
        const ticket = at(byId, id);
        return ticket && more > 0 && kinds.message.on && !isGiven.has(id) ? [{ ticket, more }] : [];
      });
      const chatted = kinds.chat.on ? chatsIn(former, current, told) : [];
      const pending = kinds.pending.on ? after.pending.filter(({ id }) => !known.has(id) && !told.pending.has(id)) : [];
      const notice = summaryNotice(
        extra.translate,
        {
          pending,
          given,
          written: grown.map(({ ticket }) => ticket),
          messages: total(grown),
          chats: chatted.map(({ chat }) => chat),
          chatMessages: total(chatted),
        },
        extra.clock.now(),
      );
      if (!notice) return;
      // The list on screen does not show all of them.
      const isPartly = pending.some(({ id }) => at(current.tickets.totals.leftOut, id));
      await raiseNotice(isPartly ? { ...notice, place: null } : notice, { getState, dispatch, extra });
    },
  });
};

/** Shows the notifications; the bridge reports their outcome. */
export const registerNotificationListeners = (start: StartListening): void => {
  const told: Told = { pending: new Set(), given: new Set(), messages: new Map(), chats: new Map() };
  registerEventNotices(start, told);
  registerGapSummary(start, told);
};
