import { laneTagAdded, laneTagsRemoved } from '@/entities/conversations/kanban/kanbanThunks';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/** Announces each step of a move. */
export const registerKanbanNotices = (start: StartAppListening): void => {
  start({
    actionCreator: laneTagsRemoved,
    effect: (_, { dispatch }) => void dispatch(toastShown({ kind: 'success', textKey: 'kanban:toast.removed' })),
  });
  start({
    actionCreator: laneTagAdded,
    effect: (_, { dispatch }) => void dispatch(toastShown({ kind: 'success', textKey: 'kanban:toast.added' })),
  });
};
