import { createAction } from '@reduxjs/toolkit';
import type { ChannelKind } from '@/protocol/events';

/**
 * State of the live connection. `connecting`: not connected, an attempt is running or planned. `resyncing`: connected again
 * after a gap, and visible data is being reloaded. `online`: live. `offline`: not wanted (signed out).
 */
export type SocketState = 'offline' | 'connecting' | 'resyncing' | 'online';

/** The connection changed; `nextTryAt` (ms) while it waits for its next try. `at` is now, ms. */
export const socketStateChanged = createAction<{
  readonly state: SocketState;
  readonly nextTryAt: number | null;
  readonly at: number;
}>('socket/stateChanged');

/** Connected again after a gap: missed events are not replayed, so everything shown must be read again. */
export const resyncRequested = createAction('socket/resyncRequested');

/** What is shown equals the server again; texts that wait may go out. */
export const resyncFinished = createAction('socket/resyncFinished');

/** Try to connect at once instead of waiting. With `probe` a connection that seems alive is renewed too. */
export const reconnectNow = createAction<{ readonly probe: boolean }>('socket/reconnectNow');

/** The token is still expired after a refresh. */
export const socketTokenExpired = createAction('socket/tokenExpired');

/** Follow a ticket's conversation: its messages and delivery marks. Counted, so each join needs its leave. */
export const chatBoxJoined = createAction<{ readonly ticketId: number }>('socket/chatBoxJoined');
export const chatBoxLeft = createAction<{ readonly ticketId: number }>('socket/chatBoxLeft');

/** Servers refuse the join silently until the ticket is the user's, so it is repeated after that changed. */
export const chatBoxRejoined = createAction<{ readonly ticketId: number }>('socket/chatBoxRejoined');

/** Follow the lists of a status; 'open' and 'pending' are followed by the connection itself. */
export const ticketListJoined = createAction<{ readonly status: string }>('socket/ticketListJoined');
export const ticketListLeft = createAction<{ readonly status: string }>('socket/ticketListLeft');

/** Events named after one record, subscribed to while it is on screen. */
export interface Channel {
  readonly kind: ChannelKind;
  /** The internal chat, or the contact list. */
  readonly id: number;
}

/** Subscribes to a channel. Counted, so each call needs its own leave. */
export const channelFollowed = createAction<Channel>('socket/channelFollowed');
export const channelLeft = createAction<Channel>('socket/channelLeft');
