import type { NotificationTarget } from '@/bridge/alerts';
import type { Ticket } from '@/protocol/records/tickets';
import { chatAddress } from '@/domain/conversations/chats';
import { isOwnOpen, mayOpenTicket } from '@/domain/conversations/access';
import { allowsAction } from '@/domain/conversations/batch';
import { conversationAddress, ticketAddress, waitingAddress } from '@/domain/conversations/ticketAddress';
import { Refusal } from '@/entities/base/failure';
import { keepUnsent, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { isSigning, signedText } from '@/entities/conversations/outbox/signature';
import { createAppThunk } from '@/entities/base/thunk';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { reasonToHold } from '@/entities/conversations/outbox/standing';
import { openTicketByUuid, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { selectTicketByUuid } from '@/entities/conversations/tickets/ticketSelectors';
import { at } from '@/entities/base/idTable';
import { raiseNotice } from './raiseNotice';

/** The address of a target in the app: for a ticket that no longer waits its conversation, if allowed, else the list. */
export const findTarget = createAppThunk<string | null, NotificationTarget>(
  'notifications/findTarget',
  async (target, { dispatch, getState }) => {
    if (target.kind === 'app' || target.kind === 'reminders') return null;
    if (target.kind === 'ticket') return conversationAddress(target.uuid);
    if (target.kind === 'chat') return chatAddress(target.uuid);
    const { ticketId } = target;
    const { user } = getState().session;
    const ticket =
      at(getState().tickets.byId, ticketId) ??
      (await dispatch(refreshTicket(ticketId))
        .unwrap()
        .catch(() => null));
    if (!ticket) return waitingAddress(ticketId);
    const isShown = ticket.status === 'pending' || (user && mayOpenTicket(user, ticket));
    return isShown ? ticketAddress(ticket) : '/tickets';
  },
  { silent: true },
);

/** Accepts a ticket from a notification or the tray, as the button in the window does. No button there could show a failure. */
export const acceptFromOutside = createAppThunk<void, number>(
  'notifications/accept',
  async (ticketId, { dispatch, getState }) => {
    const failed = new Refusal('notices:notify.acceptFailed');
    const { byId, views } = getState().tickets;
    // Only the list is read again after a gap: a ticket that it does not show may have been taken unseen.
    const listed = at(views.pending.ids, ticketId) ? at(byId, ticketId) : undefined;
    const ticket =
      listed ??
      (await dispatch(refreshTicket(ticketId))
        .unwrap()
        .catch(() => {
          throw failed;
        }));
    const { user } = getState().session;
    if (!user) return;
    if (!ticket || !allowsAction(ticket, user, 'accept')) throw new Refusal('notices:notify.acceptGone');
    const answer = await dispatch(acceptTicket({ ticketId }));
    if (!acceptTicket.rejected.match(answer)) return;
    // It is already being accepted, or the failure of the call was shown with the text of its code.
    const { code, silent, textKey } = answer.error;
    if (!answer.meta.condition && code === null && !silent && !textKey) throw failed;
  },
);

interface OutsideReply {
  readonly target: Extract<NotificationTarget, { readonly kind: 'ticket' }>;
  readonly text: string;
}

/**
 * Puts an answer written in a notification into the outbox, like any other text. If the ticket is no longer the user's or cannot be
 * read, or the window is locked, it stays there unsent.
 */
export const replyFromOutside = createAppThunk<void, OutsideReply>(
  'notifications/reply',
  async ({ target: { uuid, ticketId }, text }, { dispatch, getState, extra: { storage } }) => {
    const known = selectTicketByUuid(getState(), uuid);
    const listed = known && at(getState().tickets.views.open.ids, known.id) ? known : null;
    const ticket: Ticket | null =
      listed ??
      (await dispatch(openTicketByUuid(uuid))
        .unwrap()
        .catch(() => null));
    const { user } = getState().session;
    if (!user) return;
    const id = ticket?.id ?? ticketId;
    if (id === undefined) throw new Refusal('notices:notify.replyFailed');
    const body = isSigning(storage.local, selectAccount(getState())) ? signedText(user.name, text) : text;
    const content = { ticketId: id, body };
    // Whoever is at the computer while the window is locked may be somebody else.
    if (ticket && isOwnOpen(user, ticket) && !getState().lock.locked) {
      await dispatch(sendText(content)).unwrap();
      return;
    }
    const reason = ticket && reasonToHold({ status: 'open', userId: user.id }, ticket, user.id);
    await dispatch(keepUnsent({ ...content, ...(reason && { reason }) })).unwrap();
    throw new Refusal('notices:notify.replyFailed');
  },
  { failureKey: 'notices:notify.replyFailed' },
);

/** Shows the test notification of the preferences, whatever the rules say. */
export const sendTestNotice = createAppThunk<void>('notifications/test', async (_, context) => {
  const { extra } = context;
  const title = extra.translate('notices:notify.testTitle');
  await raiseNotice(
    {
      id: `test:${extra.clock.now()}`,
      kind: 'test',
      ruledBy: 'message',
      title,
      namelessTitle: () => title,
      body: extra.translate('notices:notify.testBody'),
      target: { kind: 'app' },
      place: null,
      ticketId: null,
    },
    context,
  );
});
