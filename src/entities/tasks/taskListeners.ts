import type { StartListening } from '../thunk';
import { restoreTask, taskPutBack } from './taskThunks';

/** Takes the deletion of a task back. */
export const registerTaskListeners = (start: StartListening): void => {
  start({
    actionCreator: taskPutBack,
    effect: ({ payload }, { dispatch }) => void dispatch(restoreTask(payload)),
  });
};
