import { isAnnouncedTo } from '@/domain/conversations/access';
import { isDoNotDisturb } from '@/domain/device/notifications';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { valuesIn } from '@/entities/base/idTable';
import { soundWanted } from './soundActions';

/** Pause between repetitions of the sound of a waiting ticket, ms. */
const REPEAT_MS = 20_000;

/** Does a ticket wait that the user may accept, and did the user choose the repeated sound? */
const isReminding = ({ session: { user }, alerts, tickets }: EntitiesState): boolean => {
  if (!user || !alerts.repeatsSound || !alerts.kinds.pending.on) return false;
  return valuesIn(tickets.byId).some((ticket) => isAnnouncedTo(user, ticket));
};

/** Repeats the sound until no ticket waits any more. */
export const registerRepeatSoundListener = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) => {
      const isSame =
        current.tickets.byId === previous.tickets.byId &&
        current.alerts === previous.alerts &&
        current.session.user === previous.session.user;
      return !isSame && isReminding(current) && !isReminding(previous);
    },
    effect: async (_, { getState, dispatch, extra, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      for (;;) {
        await delay(REPEAT_MS);
        const { alerts } = getState();
        if (!isReminding(getState())) return;
        const { sound } = alerts.kinds.pending;
        if (sound !== null && !isDoNotDisturb(alerts, new Date(extra.clock.now()))) dispatch(soundWanted(sound));
      }
    },
  });
};
