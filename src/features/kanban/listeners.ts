import { columnTagAdded, columnTagsRemoved } from '@/entities/conversations/kanban/kanbanThunks';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/** Announces each step of a move. */
export const registerKanbanNotices = (start: StartAppListening): void => {
  start({
    actionCreator: columnTagsRemoved,
    effect: (_, { dispatch }) => void dispatch(toastShown({ kind: 'success', textKey: 'kanban:toast.removed' })),
  });
  start({
    actionCreator: columnTagAdded,
    effect: (_, { dispatch }) => void dispatch(toastShown({ kind: 'success', textKey: 'kanban:toast.added' })),
  });
};
