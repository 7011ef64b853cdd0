import type { Queue } from '@/contract/entities/queues';
import type { Ticket } from '@/contract/entities/tickets';
import { foldText } from '@/domain/foldedText';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { isPresent } from '@/lib/isPresent';

/** What is looked for among the cards that are there. */
export interface BoardFilter {
  readonly text: string;
  /** Empty stands for all. */
  readonly queueIds: readonly number[];
}

const isFound = ({ id, contact, lastMessage }: Ticket, sought: string): boolean =>
  sought === '' ||
  [`#${id}`, contact?.name, contact?.number, lastMessage].some((text) => foldText(text ?? '').includes(sought));

/** The lanes with the cards that answer a filter; a lane stays even if it is empty. */
export const filterBoard = (lanes: readonly BoardLane[], { text, queueIds }: BoardFilter): readonly BoardLane[] => {
  const sought = foldText(text.trim());
  if (sought === '' && queueIds.length === 0) return lanes;
  const isInQueue = ({ queueId }: Ticket): boolean =>
    queueIds.length === 0 || (isPresent(queueId) && queueIds.includes(queueId));
  return lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.filter((card) => isInQueue(card) && isFound(card, sought)),
  }));
};

/** The queues the cards lie in, by name. */
export const queuesOf = (lanes: readonly BoardLane[]): readonly Queue[] => {
  const queues = new Map<number, Queue>();
  for (const { queue } of lanes.flatMap(({ cards }) => cards)) if (queue) queues.set(queue.id, queue);
  return [...queues.values()].sort((left, right) => left.name.localeCompare(right.name));
};
