import { useTranslation } from '@/i18n/useTranslation';
import type { BoardLane } from '@/entities/conversations/kanban/kanbanSlice';

/** A lane's name: its tag's, or 'Em aberto'. */
export const useLaneName = (): ((lane: BoardLane) => string) => {
  const { t } = useTranslation('kanban');
  return ({ tag }) => tag?.name ?? t('lane.open');
};
