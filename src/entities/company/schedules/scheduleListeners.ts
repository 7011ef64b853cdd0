import type { UnknownAction } from '@reduxjs/toolkit';
import { isPresent } from '@/lib/isPresent';
import { eventsOf } from '@/realtime/serverEvents';
import type { StartListening } from '../../base/thunk';
import { loadSchedule, schedules } from './schedules';

/** How long to wait before reading, ms: the answer to a save and the event of the same change come together. */
const SETTLE_MS = 500;

const isAboutSchedules = (action: UnknownAction): boolean =>
  schedules.save.fulfilled.match(action) || eventsOf(action, 'schedule').length > 0;

/** Reads new schedules while the calendar is on screen: neither the answer to a creation nor its event says whom it is for. */
export const registerScheduleListeners = (start: StartListening): void => {
  start({
    predicate: isAboutSchedules,
    effect: async (_, { dispatch, getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(SETTLE_MS);
      if (!schedules.selectView(getState(), 'page').shown) return;
      const nameless = Object.values(schedules.selectTable(getState())).filter(
        ({ contact, contactId }) => contact === undefined && isPresent(contactId),
      );
      await Promise.all(nameless.map(({ id }) => dispatch(loadSchedule(id))));
    },
  });
};
