import type { Ticket } from '@/protocol/records/tickets';
import type { Agent } from '@/domain/conversations/access';
import { emptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import type { OrderedViewName, TicketFilter, TicketOrder, TicketViewName } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import type { IdTable } from '../../base/idTable';
import type { LoadStatus } from '../../base/loadStatus';
import type { TagRef } from '@/protocol/records/tags';

/** A list of the ticket screen: which tickets are in it and how far it is loaded. */
export interface TicketView {
  /** The tickets in the list, as keys. */
  readonly ids: Readonly<Record<number, true>>;
  /** The same in order, the latest change first. */
  readonly latest: readonly number[];
  /** Tickets the server listed although the user may not open them. */
  readonly hidden: Readonly<Record<number, true>>;
  /** Tickets that live events added while page 1 was loading; its answer may not contain them yet. */
  readonly arrived: Readonly<Record<number, true>>;
  /** `loading` only while its first page is loading, or is about to be requested with other conditions. */
  readonly status: LoadStatus;
  /** A further page is loading. */
  readonly loadingMore: boolean;
  /** The last page loaded, 0 before the first. */
  readonly page: number;
  readonly hasMore: boolean;
  /** Total of the server, hidden tickets included, kept up with live changes; null while unknown. */
  readonly count: number | null;
  /** The newest request; answers to older ones are dropped. */
  readonly requestId: string | null;
}

/** Tags that are shown although the server has not confirmed them yet. */
export interface TagSave {
  /** The newest call; what older ones answer no longer matters for what is shown. */
  readonly requestId: string;
  /** What the server is known to have, to go back to. */
  readonly confirmed: readonly TagRef[];
}

/** A ticket as it was last seen while its customer is asked for a rating. */
export interface AwaitedRating {
  readonly lastMessage: string | null;
  /** ISO text; empty where the server does not say. */
  readonly seenAt: string;
}

/** What is counted over all tickets that are known, for the user who looks at them. */
export interface TicketTotals {
  /** Unread messages of the user's own open tickets. */
  readonly messages: number;
  /** The same by ticket; those without any are missing. */
  readonly unread: IdTable<number>;
  /** The tickets in the notifications, and their number. */
  readonly noticed: Readonly<Record<number, true>>;
  readonly noticedCount: number;
  /** The user's own open tickets without a queue, when unqueued ones are not shown to them by themselves. */
  readonly ownUnqueued: Readonly<Record<number, true>>;
}

export interface TicketsState {
  /** Who looks at the lists; null while signed out. */
  readonly viewer: Agent | null;
  readonly byId: IdTable<Ticket>;
  /** Tickets of a contact, so that contact events need no search. */
  readonly idsByContact: IdTable<readonly number[]>;
  readonly idByUuid: Readonly<Record<string, number>>;
  /** When the last live message of a ticket was stored: it moves the ticket to the top even if nothing else changed. */
  readonly messageAt: IdTable<string>;
  /**
   * When a ticket last changed, ISO text, other than by being read: servers touch the record on every reading, and a list must
   * not reorder itself under its reader.
   */
  readonly changedAt: IdTable<string>;
  /** Since when the customer of a waiting ticket waits, ISO text, as far as it is known here. */
  readonly waitingSince: IdTable<string>;
  /** Waits this computer remembers from before the start, of tickets that were not seen yet. */
  readonly keptWaits: Readonly<Record<number, KeptWait>>;
  readonly totals: TicketTotals;
  readonly views: Readonly<Record<TicketViewName, TicketView>>;
  readonly order: Readonly<Record<OrderedViewName, TicketOrder>>;
  readonly filter: TicketFilter;
  readonly search: TicketSearch;
  /** Tickets the server found for `search`: by a message, perhaps, that is not known here. */
  readonly found: Readonly<Record<number, true>>;
  /** Tickets whose `delete` event came without an `update` so far: they left their list. */
  readonly leaving: Readonly<Record<number, true>>;
  /** Tickets with live messages since the unread ones were asked for; that answer may not know them yet. */
  readonly unreadArrived: IdTable<true>;
  /** Tickets this user is changing right now: status, owner, or whether they exist. */
  readonly changing: Readonly<Record<number, true>>;
  /**
   * Tickets this user finished that stay open on the server while it asks the customer for a rating. Servers do not say which
   * these are, so this computer remembers them; those from before the start may not have been seen yet.
   */
  readonly awaitingRating: Readonly<Record<number, AwaitedRating>>;
  /** Tickets whose tags this user is changing right now. */
  readonly tagSaves: Readonly<Record<number, TagSave>>;
}

export const emptyView: TicketView = {
  ids: {},
  latest: [],
  hidden: {},
  arrived: {},
  status: 'idle',
  loadingMore: false,
  page: 0,
  hasMore: false,
  count: null,
  requestId: null,
};

export const emptyTotals: TicketTotals = { messages: 0, unread: {}, noticed: {}, noticedCount: 0, ownUnqueued: {} };

export const initialTickets: TicketsState = {
  viewer: null,
  byId: {},
  idsByContact: {},
  idByUuid: {},
  messageAt: {},
  changedAt: {},
  waitingSince: {},
  keptWaits: {},
  order: { open: 'latest', pending: 'latest' },
  totals: emptyTotals,
  views: { open: emptyView, pending: emptyView, closed: emptyView, search: emptyView },
  filter: { queueIds: null, showAll: false },
  search: emptySearch,
  found: {},
  leaving: {},
  unreadArrived: {},
  changing: {},
  awaitingRating: {},
  tagSaves: {},
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly tickets: TicketsState;
  }
}
