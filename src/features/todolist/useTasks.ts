import { useEffect } from 'react';
import { isTaskChange } from '@/entities/tasks/storedTasks';
import { loadTasks } from '@/entities/tasks/taskThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The tasks of this computer; what another window of it changes shows here too. */
export const useTasks = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(loadTasks());
    const follow = (event: StorageEvent) => {
      if (isTaskChange(event)) void dispatch(loadTasks());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
  return useAppSelector((state) => state.tasks);
};
