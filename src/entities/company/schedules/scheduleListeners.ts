import type { UnknownAction } from '@reduxjs/toolkit';
import { eventsOf } from '@/realtime/serverEvents';
import type { StartListening } from '../../base/thunk';
import { sessionEnded } from '../../session/sessionActions';
import { loadSchedule, schedules } from './schedules';

/** How long to wait before reading, ms: the record may be read for its picture meanwhile. */
const SETTLE_MS = 500;

/** The schedules that an answer or an event brought without their contact. */
const namelessIn = (action: UnknownAction): number[] => {
  const saved = schedules.save.fulfilled.match(action) && action.payload ? [action.payload] : [];
  const told = eventsOf(action, 'schedule').flatMap(({ payload }) => ('record' in payload ? payload.record : []));
  return [...saved, ...told].flatMap(({ id, contact }) => (contact === undefined ? id : []));
};

/** Reads new schedules while the calendar is on screen: neither the answer to a creation nor its event says whom it is for. */
export const registerScheduleListeners = (start: StartListening): void => {
  // Once each in a session: a server may never say it.
  const asked = new Set<number>();
  start({
    predicate: (action) => namelessIn(action).length > 0,
    effect: async (action, { dispatch, getState, delay }) => {
      await delay(SETTLE_MS);
      if (!schedules.selectView(getState(), 'page').shown) return;
      const isWanted = (id: number): boolean => {
        const known = schedules.selectById(getState(), id);
        return known !== undefined && known.contact === undefined && !asked.has(id);
      };
      for (const id of namelessIn(action).filter(isWanted)) {
        asked.add(id);
        void dispatch(loadSchedule(id));
      }
    },
  });
  // Its next event asks again.
  start({ actionCreator: loadSchedule.rejected, effect: ({ meta }) => void asked.delete(meta.arg) });
  start({ actionCreator: sessionEnded, effect: () => asked.clear() });
};
