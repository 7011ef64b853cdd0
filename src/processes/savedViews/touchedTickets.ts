import type { UnknownAction } from '@reduxjs/toolkit';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';

/** Numbers that only the server knows are requested together, this long after the first change, ms. */
export const ASK_MS = 3_000;

/** The tickets an action may have changed: those of live events, or the one a finished call was about. */
export const touchedBy = (action: UnknownAction): ReadonlySet<number> => {
  const ids = new Set<number>();
  if (hasServerEvents(action)) {
    for (const { payload } of eventsOf(action, 'appMessage')) ids.add(payload.record.ticketId);
    for (const { payload } of eventsOf(action, 'ticket'))
      ids.add(payload.action === 'update' ? payload.record.id : payload.id);
    return ids;
  }
  if (ticketRemoved.match(action)) return ids.add(action.payload.ticketId);
  const { meta } = action as {
    readonly meta?: { readonly requestStatus?: string; readonly arg?: { readonly ticketId?: unknown } };
  };
  const id = meta?.requestStatus === 'fulfilled' ? meta.arg?.ticketId : undefined;
  if (typeof id === 'number') ids.add(id);
  return ids;
};
