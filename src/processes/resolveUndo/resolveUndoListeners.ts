import { isAnyOf } from '@reduxjs/toolkit';
import { isTakenSince } from '@/domain/conversations/ticketStatus';
import { RESOLVE_UNDO_MS } from '@/domain/limits';
import type { Ticket } from '@/protocol/records/tickets';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import { createAppThunk, type StartListening } from '@/entities/base/thunk';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { inTagOrder } from '@/entities/conversations/tickets/ticketTags';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import {
  resolveUndoOffered,
  resolveUndoSettled,
  ticketTransferred,
  transferSeen,
  undoResolve,
} from '@/entities/conversations/resolveUndo/resolveUndo';
import { at } from '@/entities/base/idTable';

const saysGoodbye = ({ whatsappConnections }: EntitiesState, { whatsappId }: Ticket): boolean =>
  Boolean(whatsappId && whatsappConnections.byId[whatsappId]?.complationMessage);

/** Restores the tags that resolving removed, with one call each; servers differ in which tags they remove. */
const putTagsBack = createAppThunk<void, Ticket>(
  'resolveUndo/putTagsBack',
  async (former, { dispatch, getState, extra: { api, log } }) => {
    const isOver = watchSession(getState);
    const notRestored = (error: unknown): void =>
      log.warn('Tags not restored', { ticketId: former.id, reason: String(error) });
    const put = async (): Promise<void> => {
      const left = new Set((await api.tickets.show(former.id))?.tags?.map(({ id }) => id));
      const missing = (former.tags ?? []).filter(({ id }) => !left.has(id));
      for (const { id } of missing) {
        // The next user must not change the ticket.
        if (isOver()) return;
        // A tag that is gone by now must not keep the others away.
        await api.tickets.addTag(former.id, id).catch(notRestored);
      }
    };
    await inTagOrder(former.id, put).catch(notRestored);
    await dispatch(refreshTicket(former.id));
  },
  { silent: true },
);

/** Offers for 5 seconds to undo a resolve, and restores the tags when it is undone. */
export const registerResolveUndoListeners = (start: StartListening): void => {
  start({
    actionCreator: resolveTicket.pending,
    effect: async ({ meta }, { getOriginalState, getState, take, dispatch }) => {
      const { ticketId, together } = meta.arg;
      if (together) return;
      const former = at(getOriginalState().tickets.byId, ticketId);
      const isEnd = isAnyOf(resolveTicket.fulfilled, resolveTicket.rejected);
      const [end] = await take((action) => isEnd(action) && action.meta.requestId === meta.requestId);
      // While a rating is awaited the ticket stays open, so there is nothing to reopen.
      if (!former || !resolveTicket.fulfilled.match(end) || end.payload?.status !== 'closed') return;
      dispatch(resolveUndoOffered({ former, saidGoodbye: saysGoodbye(getState(), former) }));
    },
  });

  start({
    predicate: (action, { resolveUndo: { last } }) =>
      resolveUndoOffered.match(action) ||
      (undoResolve.rejected.match(action) && last?.former.id === action.meta.arg.ticketId),
    effect: async (_, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(RESOLVE_UNDO_MS);
      dispatch(resolveUndoSettled());
    },
  });

  start({
    predicate: (_, { resolveUndo: { last }, tickets }) =>
      last !== null && last.step !== 'undoing' && isTakenSince(last.former, at(tickets.byId, last.former.id)),
    effect: (_, { dispatch }) => void dispatch(resolveUndoSettled()),
  });

  start({
    actionCreator: ticketTransferred,
    effect: async (_, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(RESOLVE_UNDO_MS);
      dispatch(transferSeen());
    },
  });

  start({
    actionCreator: undoResolve.fulfilled,
    effect: ({ meta }, { dispatch }) => void dispatch(putTagsBack(meta.arg.former)),
  });
};
