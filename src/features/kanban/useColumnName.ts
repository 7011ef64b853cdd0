import { useTranslation } from '@/i18n/useTranslation';
import type { BoardColumn } from '@/entities/conversations/kanban/kanbanSlice';

/** A column's name: its tag's, or 'Em aberto'. */
export const useColumnName = (): ((column: Pick<BoardColumn, 'tag'>) => string) => {
  const { t } = useTranslation('kanban');
  return ({ tag }) => tag?.name ?? t('column.open');
};
