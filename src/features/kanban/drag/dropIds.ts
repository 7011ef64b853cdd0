import type { LaneId } from '@/domain/conversations/kanban';

/** Names of the lanes while something is carried; cards are named by their numbers. */
export const dropIdOf = (laneId: LaneId): string => `lane-${laneId ?? 'open'}`;

export const laneIdOf = (dropId: string | number): LaneId => {
  const id = Number(String(dropId).replace('lane-', ''));
  return Number.isNaN(id) ? null : id;
};
