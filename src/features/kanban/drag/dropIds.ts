import type { ColumnId } from '@/domain/conversations/kanban';

/** Names of the columns while something is carried; cards are named by their numbers. */
export const dropIdOf = (columnId: ColumnId): string => `column-${columnId ?? 'open'}`;

export const columnIdOf = (dropId: string | number): ColumnId => {
  const id = Number(String(dropId).replace('column-', ''));
  return Number.isNaN(id) ? null : id;
};
