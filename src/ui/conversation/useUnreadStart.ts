import { useMemo, useState } from 'react';

export interface UnreadStart<Id> {
  readonly firstId: Id;
  readonly count: number;
}

/** The first unread message that is loaded, and how many further ones are on older pages. */
interface LoadedStart<Id> {
  readonly firstId: Id;
  readonly older: number;
}

type Received<Id> = readonly { readonly id: Id }[];

/** The first of the last `count` messages of others; undefined where there is none. */
const startIn = <Id>(received: Received<Id>, count: number): LoadedStart<Id> | undefined => {
  const first = received.at(-count) ?? received[0];
  return first && { firstId: first.id, older: Math.max(0, count - received.length) };
};

/** Moves the start up over the unread messages of older pages that are loaded by now. */
const movedUp = <Id>(received: Received<Id>, { firstId, older }: LoadedStart<Id>): LoadedStart<Id> => {
  const at = received.findIndex(({ id }) => id === firstId);
  const above = Math.min(older, at);
  const first = received[at - above];
  return above > 0 && first ? { firstId: first.id, older: older - above } : { firstId, older };
};

interface UnreadSource<Message> {
  /** Number of messages that are unread now. */
  readonly unread: number;
  readonly messages: readonly Message[];
  readonly isOwn: (message: Message) => boolean;
  /** The newest messages are loaded. */
  readonly ready: boolean;
  /** Messages that came live while the newest ones are being read. */
  readonly arrived: readonly Message[];
  /** Older messages are not loaded. */
  readonly hasMore: boolean;
}

/**
 * Where reading stopped before the conversation was opened; undefined while that is on a page that is not loaded. Opening resets the
 * unread count at once, so the first count is kept, together with what comes before the messages are loaded; then its place is fixed.
 */
export const useUnreadStart = <Message extends { readonly id: number | string }>({
  unread,
  messages,
  isOwn,
  ready,
  arrived,
  hasMore,
}: UnreadSource<Message>): UnreadStart<Message['id']> | undefined => {
  const [first] = useState({ unread, arrived });
  const [later, setLater] = useState<ReadonlySet<Message['id']>>(new Set());
  const [start, setStart] = useState<LoadedStart<Message['id']>>();
  const isNew = (message: Message): boolean =>
    !isOwn(message) && !later.has(message.id) && first.arrived.every(({ id }) => id !== message.id);
  const fresh = ready || start ? [] : arrived.filter(isNew);
  if (fresh.length > 0) setLater(new Set([...later, ...fresh.map(({ id }) => id)]));
  const count = first.unread === 0 ? 0 : first.unread + later.size;
  const isPlaced = start !== undefined && start.older === 0;
  if (count > 0 && ready && !isPlaced) {
    const received = messages.filter((message) => !isOwn(message));
    const found = start ? movedUp(received, start) : startIn(received, count);
    if (found && found.older !== start?.older) setStart(found);
  }
  const firstId = start && (isPlaced || !hasMore) ? start.firstId : undefined;
  const shown = count - (start?.older ?? 0);
  return useMemo(() => (firstId === undefined ? undefined : { firstId, count: shown }), [firstId, shown]);
};
