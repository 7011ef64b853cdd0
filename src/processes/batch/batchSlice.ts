import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/entities/session/sessionActions';
import {
  batchAdvanced,
  batchExpired,
  batchRefused,
  batchSeen,
  batchStopped,
  marksCleared,
  marksLost,
  rowsMarked,
  rowToggled,
} from './batchActions';
import { initialBatch, nothingMarked, type MarkedRows } from './batchState';
import { runBatch } from './runBatch';

const keysOf = (ids: readonly number[]): MarkedRows['ids'] => Object.fromEntries(ids.map((id) => [id, true]));

export const batchSlice = createSlice({
  name: 'batch',
  initialState: initialBatch,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialBatch)
      .addCase(rowToggled, ({ marked, job }, { payload: { view, ticketId } }) => {
        const { [ticketId]: wasMarked, ...others } = marked.view === view ? marked.ids : {};
        const ids = wasMarked ? others : { ...others, [ticketId]: true as const };
        return { job, marked: Object.keys(ids).length > 0 ? { view, ids, anchor: ticketId } : nothingMarked };
      })
      .addCase(rowsMarked, (state, { payload: { view, ticketIds, anchor } }) => {
        state.marked = ticketIds.length > 0 ? { view, ids: keysOf(ticketIds), anchor } : nothingMarked;
      })
      .addCase(marksCleared, (state) => {
        state.marked = nothingMarked;
      })
      .addCase(marksLost, ({ marked }, { payload }) => {
        for (const id of payload) delete marked.ids[id];
        if (marked.anchor !== null && payload.includes(marked.anchor)) marked.anchor = null;
        if (Object.keys(marked.ids).length === 0) Object.assign(marked, nothingMarked);
      })
      .addCase(runBatch.pending, (state, { meta: { requestId, arg } }) => {
        state.job = {
          id: requestId,
          action: arg.work.action,
          total: arg.ticketIds.length,
          done: 0,
          refused: [],
          step: 'running',
          resolved: [],
        };
      })
      .addCase(batchAdvanced, ({ job }, { payload: { former } }) => {
        if (!job) return;
        job.done += 1;
        if (former) job.resolved.push(former);
      })
      .addCase(batchRefused, ({ job }, { payload }) => {
        job?.refused.push(payload);
      })
      .addCase(batchStopped, ({ job }) => {
        if (job?.step === 'running') job.step = 'stopping';
      })
      .addCase(runBatch.fulfilled, ({ job }, { meta }) => {
        if (job?.id === meta.requestId) job.step = 'ended';
      })
      .addCase(batchExpired, (state, { payload }) => {
        if (state.job?.id !== payload.jobId || state.job.step !== 'ended') return;
        state.job.resolved = [];
        if (state.job.refused.length === 0) state.job = null;
      })
      .addCase(batchSeen, (state) => {
        if (state.job?.step === 'ended') state.job = null;
      }),
});
