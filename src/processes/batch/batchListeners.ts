import { RESOLVE_UNDO_MS } from '@/domain/limits';
import { at } from '@/entities/base/idTable';
import type { StartListening } from '@/entities/base/thunk';
import { batchExpired, marksLost } from './batchActions';
import { runBatch } from './runBatch';

/** Deselects rows that leave their list, and removes an outcome when its time is over. */
export const registerBatchListeners = (start: StartListening): void => {
  start({
    predicate: (_action, { batch, tickets }, previous) =>
      batch.marked.view !== null &&
      tickets.views[batch.marked.view].ids !== previous.tickets.views[batch.marked.view].ids,
    effect: (_action, { dispatch, getState }) => {
      const { batch, tickets } = getState();
      const { view, ids } = batch.marked;
      if (view === null) return;
      const shown = tickets.views[view].ids;
      const lost = Object.keys(ids)
        .map(Number)
        .filter((id) => !at(shown, id));
      if (lost.length > 0) dispatch(marksLost(lost));
    },
  });

  start({
    actionCreator: runBatch.fulfilled,
    effect: async ({ meta }, { delay, dispatch }) => {
      await delay(RESOLVE_UNDO_MS);
      dispatch(batchExpired({ jobId: meta.requestId }));
    },
  });
};
