import { useEffect } from 'react';
import { BOARD_REFRESH_MS } from '@/domain/limits';
import { selectBoard } from '@/entities/kanban/kanbanSelectors';
import { boardShown } from '@/entities/kanban/kanbanSlice';
import { loadBoard } from '@/entities/kanban/kanbanThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/**
 * Reads the board and follows it while it is on screen. Servers tell nobody of changed tags, so the moves of colleagues
 * are asked for again and again, and at once when somebody comes back to the window.
 */
export const useBoard = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const status = useAppSelector((state) => state.kanban.status);
  const lanes = useAppSelector(selectBoard);

  useEffect(() => {
    dispatch(boardShown(true));
    void dispatch(loadBoard());
    const refresh = (): void => {
      const { kanban, connection } = store.getState();
      if (document.visibilityState === 'visible' && connection.state === 'online' && kanban.requestId === null) {
        void dispatch(loadBoard());
      }
    };
    const timer = setInterval(refresh, BOARD_REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      dispatch(boardShown(false));
    };
  }, [dispatch, store]);

  return { status, lanes, reload: () => void dispatch(loadBoard()) };
};
