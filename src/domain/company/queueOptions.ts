import type { QueueOption } from '@/protocol/records/queues';

/** Commands of the bot at every level: one level up, and back to the first menu. */
const RESERVED = ['0', '#'] as const;

/**
 * The direct children of an option (null: the queue's root options), without duplicates and in the server's order, which is
 * the order of the bot's menu. Ignores surplus records that some servers send.
 */
export const optionsBelow = (options: readonly QueueOption[], parentId: number | null): readonly QueueOption[] => {
  const below = options.filter((option) => (option.parentId ?? null) === parentId);
  return [...new Map(below.map((option) => [option.id, option])).values()];
};

/** Why a customer could never choose an option at this position; null where they can. */
export type PositionFault = 'reserved' | 'taken';

/** Finds why a position (what a customer types) cannot be used beside the other options of the menu. */
export const findPositionFault = (
  position: string,
  siblings: readonly QueueOption[],
  ownId: number | null,
): PositionFault | null => {
  const typed = position.trim();
  if (RESERVED.some((word) => word === typed)) return 'reserved';
  return siblings.some(({ id, option }) => id !== ownId && option?.trim() === typed) ? 'taken' : null;
};

/** The position suggested for a new option: one more than the highest number. */
export const nextPosition = (siblings: readonly QueueOption[]): string => {
  const numbers = siblings.map(({ option }) => Number(option)).filter((number) => Number.isSafeInteger(number));
  return String(Math.max(0, ...numbers) + 1);
};
