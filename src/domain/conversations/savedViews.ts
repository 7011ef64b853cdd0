import type { Ticket } from '@/protocol/records/tickets';
import type { Agent } from './access';
import { searchForms } from '../text/foldedText';
import { belongsToSearch, type TicketFilter } from './ticketViews';
import { isEmptySearch, type TicketSearch } from './ticketSearch';

/** A search's filters, saved under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: TicketSearch;
}

/** Most views of an account. */
export const MOST_VIEWS = 20;
/** Longest name, characters. */
export const VIEW_NAME_LENGTH = 40;

/** Why a name cannot be used; null when it can. `others` are all views except the one being named. */
export const viewNameProblem = (name: string, others: readonly SavedView[]): 'empty' | 'taken' | null => {
  const plain = name.trim().toLowerCase();
  if (plain === '') return 'empty';
  return others.some((view) => view.name.toLowerCase() === plain) ? 'taken' : null;
};

const sortedIds = (ids: readonly number[]): string => ids.toSorted((left, right) => left - right).join(' ');

/** Do two searches ask for the same tickets? */
export const isSameSearch = (left: TicketSearch, right: TicketSearch): boolean =>
  left.text.trim() === right.text.trim() &&
  left.userId === right.userId &&
  left.status === right.status &&
  sortedIds(left.tagIds) === sortedIds(right.tagIds);

/** Can the server count the tickets? When it filters by owner, it ignores the tags; a text in two forms may find some twice. */
export const isCountable = ({ text, userId, tagIds }: TicketSearch): boolean =>
  (userId === null || tagIds.length === 0) && searchForms(text.trim()).length === 1;

/** The views without a deleted tag. One that asks for nothing else stays, since without the tag it would look for nothing. */
export const withoutTag = (views: readonly SavedView[], tagId: number): readonly SavedView[] =>
  views.map((view) => {
    const search = { ...view.search, tagIds: view.search.tagIds.filter((id) => id !== tagId) };
    return isEmptySearch(search) ? view : { ...view, search };
  });

/** Puts a view one place towards the beginning (-1) or the end (1). */
export const movedView = (views: readonly SavedView[], id: string, step: 1 | -1): readonly SavedView[] => {
  const at = views.findIndex((view) => view.id === id);
  const to = at + step;
  const moved = views[at];
  if (!moved || to < 0 || to >= views.length) return views;
  return views.toSpliced(at, 1).toSpliced(to, 0, moved);
};

/** A ticket before and after a change; null where it was unknown or is gone. */
export interface TicketStep {
  readonly before: Ticket | null;
  readonly after: Ticket | null;
}

/**
 * How a live change alters the number of a view's tickets: -1, 0 or 1, or null where only the server can say. Only the server
 * knows the texts of all messages, and whether it already counted a ticket that is new here.
 */
export const countChange = (
  search: TicketSearch,
  { before, after }: TicketStep,
  agent: Agent,
  filter: TicketFilter,
): number | null => {
  const belongs = (ticket: Ticket | null, isFound: boolean): boolean =>
    ticket !== null && belongsToSearch(search, ticket, agent, filter, isFound);
  if (search.text.trim() === '') {
    if (before === null) return null;
    return Number(belongs(after, false)) - Number(belongs(before, false));
  }
  const fitted = belongs(before, true);
  const fits = belongs(after, true);
  if (!fitted && !fits) return 0;
  return fitted === fits && belongs(before, false) === belongs(after, false) ? 0 : null;
};
