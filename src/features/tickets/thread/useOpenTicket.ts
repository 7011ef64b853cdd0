import { useCallback, useEffect, useRef, useState } from 'react';
import { isTransient } from '@/protocol/errors';
import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket } from '@/domain/conversations/access';
import { READ_AGAIN_MS } from '@/domain/limits';
import { selectUser } from '@/entities/session/sessionSelectors';
import { selectTicketByUuid } from '@/entities/conversations/tickets/ticketSelectors';
import { openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { whenIdle } from '@/ui/whenIdle';

interface OpenTicket {
  /** Null until the ticket is loaded, and for a ticket this user may not open. */
  readonly ticket: Ticket | null;
  /** It could not be read for now; `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The form of every ticket's uuid. Servers answer 500 to any other text, though trying again could never help. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Does the answer say that there is no such ticket for this user? A busy, restarting or unreachable server says nothing of it. */
const isRefused = (status: number | null | undefined): boolean => typeof status === 'number' && !isTransient(status);

/**
 * The ticket of an address. A known ticket is shown at once and read again in the background. A user who may not open it gets a
 * toast, a user who loses it while it is open does not; `leave` closes its conversation either way.
 */
export const useOpenTicket = (uuid: string, leave: () => void): OpenTicket => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const user = useAppSelector(selectUser);
  const ticket = useAppSelector((state) => selectTicketByUuid(state, uuid));
  const [failedUuid, setFailedUuid] = useState<string | null>(null);
  const admitted = useRef<string | null>(null);

  const load = useCallback(() => {
    const request = dispatch(openTicketByUuid(uuid));
    const follow = async () => {
      const answer = await request;
      if (answer.meta.requestStatus === 'rejected' && answer.meta.aborted) return;
      const status = openTicketByUuid.rejected.match(answer) ? answer.error.status : undefined;
      const refused = status !== undefined && (isRefused(status) || !UUID.test(uuid));
      setFailedUuid(status !== undefined && !refused ? uuid : null);
      if (refused) leave();
    };
    void follow();
    return () => request.abort();
  }, [dispatch, leave, uuid]);
  useEffect(() => {
    let abort: (() => void) | null = null;
    const start = () => {
      abort = load();
    };
    // A known ticket is painted before it is read again.
    const giveUp = selectTicketByUuid(store.getState(), uuid) ? whenIdle(start, READ_AGAIN_MS) : start();
    return () => {
      giveUp?.();
      abort?.();
    };
  }, [load, store, uuid]);

  const allowed = ticket !== null && user !== null && mayOpenTicket(user, ticket);
  const exists = ticket !== null;
  useEffect(() => {
    if (allowed) {
      admitted.current = uuid;
      return;
    }
    const wasAdmitted = admitted.current === uuid;
    if (!exists && !wasAdmitted) return;
    if (!wasAdmitted) dispatch(toastShown({ kind: 'error', textKey: 'tickets:denied' }));
    leave();
  }, [allowed, dispatch, exists, leave, uuid]);

  return { ticket: allowed ? ticket : null, failed: failedUuid === uuid, retry: load };
};
