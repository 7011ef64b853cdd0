import type { Ticket } from '@/protocol/records/tickets';
import type { Agent } from '@/domain/conversations/access';
import { emptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import type { OrderedViewName, TicketFilter, TicketOrder, TicketViewName } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import { EMPTY_TABLE, type IdTable } from '../../base/idTable';
import type { LoadStatus } from '../../base/loadStatus';
import type { TagRef } from '@/protocol/records/tags';

/** A list of the ticket screen: which tickets are in it and how far it is loaded. */
export interface TicketView {
  /** The tickets in the list. */
  readonly ids: IdTable<true>;
  /** The same ids in order, latest change first. */
  readonly latest: readonly number[];
  /** Tickets the server listed although the user may not open them. */
  readonly hidden: Readonly<Record<number, true>>;
  /** Tickets that live events added while page 1 was loading; its answer may not contain them yet. */
  readonly arrived: Readonly<Record<number, true>>;
  /** Rows from before the list was read again from its beginning: they stay until the page is read on which they are now. */
  readonly kept: Readonly<Record<number, true>>;
  /** `loading` only while its first page is loading, or is about to be requested with other conditions. */
  readonly status: LoadStatus;
  /** A further page is loading. */
  readonly loadingMore: boolean;
  /** The last read of the loaded list failed: a further page is requested only when the user wants it. */
  readonly moreFailed: boolean;
  /** The last page loaded, 0 before the first. */
  readonly page: number;
  /** Rows that left since the last page minus rows that came: by so many places the tickets of the next page have moved up. */
  readonly shift: number;
  /** Rows that left since the newest request began: its answer may be from before or after. */
  readonly leftMeanwhile: number;
  /** Rows left while the last page was read: the one that moved up may be on the page before it, or at its end. */
  readonly unsure: boolean;
  readonly hasMore: boolean;
  /** The server's total, hidden tickets included, updated by live changes; null while unknown. */
  readonly count: number | null;
  /** The newest request; answers to older ones are dropped. */
  readonly requestId: string | null;
}

/** Tags that are shown although the server has not confirmed them yet. */
export interface TagSave {
  /** The newest call; answers to older ones no longer affect what is shown. */
  readonly requestId: string;
  /** The tags the server is known to have, restored after a failure. */
  readonly confirmed: readonly TagRef[];
}

/** A ticket as it was last seen while its customer is asked for a rating. */
export interface AwaitedRating {
  readonly lastMessage: string | null;
  /** ISO text; empty where the server does not say. */
  readonly seenAt: string;
}

/** Totals over all known tickets, for the signed-in user. */
export interface TicketTotals {
  /** Unread messages of the user's own open tickets. */
  readonly messages: number;
  /** Unread messages by ticket; tickets without any are missing. */
  readonly unread: IdTable<number>;
  /** The tickets in the notifications, and their number. */
  readonly noticed: IdTable<true>;
  readonly noticedCount: number;
  /** Waiting tickets the user may accept that the list does not show, because their queue is not among the chosen ones. */
  readonly leftOut: IdTable<true>;
  /** The user's own open tickets without a queue, if the user does not see unqueued tickets otherwise. */
  readonly ownUnqueued: IdTable<true>;
}

/** Tickets that changed while a call ran, by id. */
interface Meanwhile {
  /** Their messages were read. */
  readonly read: Readonly<Record<number, true>>;
  /** They were deleted, or left a list. */
  readonly gone: Readonly<Record<number, true>>;
}

export interface TicketsState {
  /** The signed-in user, as far as lists need it; null while signed out. */
  readonly viewer: Agent | null;
  readonly byId: IdTable<Ticket>;
  /** Tickets of a contact, so that contact events need no search. */
  readonly idsByContact: IdTable<readonly number[]>;
  /**
   * The ids by uuid, those with the same last character together: with each event Immer looks at every part of the state, and at one with
   * thousands of names it looks longest.
   */
  readonly idByUuid: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** When the last live message of a ticket was stored: it moves the ticket to the top even if nothing else changed. */
  readonly messageAt: IdTable<string>;
  /**
   * When a ticket last changed other than by being read, ISO text. Servers touch the record on every reading, which must not reorder
   * the list.
   */
  readonly changedAt: IdTable<string>;
  /** Since when the customer of a waiting ticket waits, ISO text, as far as it is known here. */
  readonly waitingSince: IdTable<string>;
  /** Waits stored before the start, of tickets that have not been seen since. */
  readonly keptWaits: Readonly<Record<number, KeptWait>>;
  readonly totals: TicketTotals;
  readonly views: Readonly<Record<TicketViewName, TicketView>>;
  readonly order: Readonly<Record<OrderedViewName, TicketOrder>>;
  readonly filter: TicketFilter;
  readonly search: TicketSearch;
  /** Tickets the server found for `search`, perhaps by a message that is not known here. */
  readonly found: Readonly<Record<number, true>>;
  /** Tickets whose `delete` event came without an `update` so far: they left their list. */
  readonly leaving: Readonly<Record<number, true>>;
  /** Tickets with live messages since the unread tickets were requested; the answer may not contain them yet. */
  readonly unreadArrived: IdTable<true>;
  /** Their latest read; the answer to an earlier one may be older. */
  readonly unreadRequest: string | null;
  /** What happened to tickets during calls for tickets, by running call: its answer may be older. */
  readonly meanwhile: Readonly<Record<string, Meanwhile>>;
  /** The last read of the unread tickets failed. */
  readonly unreadFailed: boolean;
  /** Tickets this user is changing or deleting right now. */
  readonly changing: Readonly<Record<number, true>>;
  /**
   * Tickets this user resolved that stay open on the server while the customer is asked for a rating. Servers do not say which these
   * are, so this computer stores them; those from before the start may not have been seen since.
   */
  readonly awaitingRating: Readonly<Record<number, AwaitedRating>>;
  /** Tickets whose tags this user is changing right now. */
  readonly tagSaves: Readonly<Record<number, TagSave>>;
}

export const emptyView: TicketView = {
  ids: EMPTY_TABLE,
  latest: [],
  hidden: {},
  arrived: {},
  kept: {},
  status: 'idle',
  loadingMore: false,
  moreFailed: false,
  page: 0,
  shift: 0,
  leftMeanwhile: 0,
  unsure: false,
  hasMore: false,
  count: null,
  requestId: null,
};

/** Rows on a server's page. A ticket with several tags takes several rows, so there may be more pages than expected. */
export const PAGE_SIZE = 40;

/** The page to read next: an earlier one again where tickets have moved up into it. */
export const nextPageOf = ({ page, shift, unsure }: TicketView): number =>
  Math.max(1, page + 1 - Math.ceil(Math.max(0, shift) / PAGE_SIZE) - Number(unsure));

export const emptyTotals: TicketTotals = {
  messages: 0,
  unread: EMPTY_TABLE,
  noticed: EMPTY_TABLE,
  noticedCount: 0,
  leftOut: EMPTY_TABLE,
  ownUnqueued: EMPTY_TABLE,
};

export const initialTickets: TicketsState = {
  viewer: null,
  byId: EMPTY_TABLE,
  idsByContact: EMPTY_TABLE,
  idByUuid: {},
  messageAt: EMPTY_TABLE,
  changedAt: EMPTY_TABLE,
  waitingSince: EMPTY_TABLE,
  keptWaits: {},
  order: { open: 'latest', pending: 'latest' },
  totals: emptyTotals,
  views: { open: emptyView, pending: emptyView, closed: emptyView, search: emptyView },
  filter: { queueIds: null, showAll: false },
  search: emptySearch,
  found: {},
  leaving: {},
  unreadArrived: EMPTY_TABLE,
  unreadRequest: null,
  meanwhile: {},
  unreadFailed: false,
  changing: {},
  awaitingRating: {},
  tagSaves: {},
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly tickets: TicketsState;
  }
}
