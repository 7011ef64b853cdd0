import type { Ticket } from '@/protocol/records/tickets';
import type { LaneRow } from './laneParts';

/** The cards of a lane with a gap where the carried one would stand: the latest change comes first. */
export const rowsWithGap = (cards: readonly Ticket[], carried: Ticket | null): readonly LaneRow[] => {
  if (carried === null) return cards;
  const at = cards.findIndex(({ updatedAt }) => (updatedAt ?? '') < (carried.updatedAt ?? ''));
  const place = at === -1 ? cards.length : at;
  return [...cards.slice(0, place), 'gap', ...cards.slice(place)];
};
