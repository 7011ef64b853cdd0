import type { UnknownAction } from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { CompanyEvents, EventKind } from '@/protocol/events';
import type { ListChange } from '@/protocol/events/changes';
import type { Page } from '@/protocol/answers';
import type { SessionState } from '../../session/sessionState';
import type { EntityDispatch } from '../thunk';
import type { Identified, SearchQuery } from './collectionState';

/** What the calls of a collection may use. */
export interface CollectionContext {
  readonly api: Api;
  readonly session: SessionState;
  readonly signal: AbortSignal;
}

/** What the calls that read a list may use. */
export interface ReadingContext<Item> extends CollectionContext {
  /** The records that are known at the time of the call. */
  readonly known: () => readonly Item[];
}

export interface PageRequest<Query> {
  readonly query: Query;
  /** Counted from 1. */
  readonly pageNumber: number;
}

export interface LoadRequest<Query, View extends string> {
  readonly view: View;
  readonly query: Query;
  /** Counted from 1. Page 1 replaces the list. */
  readonly page: number;
}

export interface SaveRequest<Fields> {
  /** Null creates. */
  readonly id: number | null;
  readonly fields: Fields;
}

/** Reads one list again. */
export type Reload = (dispatch: EntityDispatch) => Promise<UnknownAction>;

/** The kinds of events about such records. */
type ChangeKind<Item> = {
  [Kind in EventKind]: CompanyEvents[Kind] extends ListChange<Item> ? Kind : never;
}[EventKind];

/** Texts, with their namespace. A known error code keeps its own text. */
export interface CollectionTexts {
  readonly saved?: string;
  readonly removed?: string;
  readonly notSaved?: string;
  readonly notRemoved?: string;
}

/** The texts of most areas: done, or not done. */
export const doneTexts = {
  saved: 'common:toasts.done',
  removed: 'common:toasts.done',
  notSaved: 'common:toasts.notDone',
  notRemoved: 'common:toasts.notDone',
} satisfies CollectionTexts;

/** Orders records by name. */
export const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
  left.name.localeCompare(right.name);

/** A closed list: another option is added only when three areas need it; an area that does not fit uses a slice of its own. */
export interface CollectionOptions<Item extends Identified, Query extends SearchQuery, Fields, View extends string> {
  /** How each list is read. A call without pages returns `wholeList`. */
  readonly views: Readonly<
    Record<View, (context: ReadingContext<Item>, request: PageRequest<Query>) => Promise<Page<Item>>>
  >;
  /** Also read again while none of its lists is on screen, because other screens use the records. */
  readonly isAlwaysRead?: boolean;
  /** The live event that keeps the records current. */
  readonly event?: ChangeKind<Item>;
  /** Creates (id null) or changes a record; resolves with it, or with null if the answer is unreadable. */
  readonly save?: (context: CollectionContext, id: number | null, fields: Fields) => Promise<Item | null>;
  readonly remove?: (context: CollectionContext, id: number) => Promise<unknown>;
  /** The texts a search looks in, for rows already loaded and for live records. */
  readonly words: (record: Item) => readonly (string | null | undefined)[];
  /** Servers compare capitals in a search: where one misses a record that is known here, the whole list is searched here. */
  readonly searchesExactly?: boolean;
  /** Does a record match a query's filters? The search text is compared with `words`. */
  readonly filter?: (record: Item, query: Query) => boolean;
  /** The order on screen; if absent, the server's order with live records first. */
  readonly compare?: (left: Item, right: Item) => number;
  readonly texts?: CollectionTexts;
}

/** The single page of a call without pages. */
export const wholeList = <Item>(records: Item[]): Page<Item> => ({ records, hasMore: false });
