import { isAnnouncedTo } from '@/domain/conversations/access';
import { isLongWaitNews } from '@/domain/conversations/waiting';
import { selectWaitingLimits } from '@/entities/device/preferences/preferences';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { readReportedWaits, storeReportedWaits } from '@/entities/conversations/tickets/storedLists';
import { at, entriesIn } from '@/entities/base/idTable';
import { longWaitNotice } from './noticesOf';
import { raiseNotice } from './raiseNotice';

/** How often waits are checked, ms: also the longest delay of an alert after the limit. */
const LOOK_MS = 10_000;

const isWatching = ({ session, alerts }: EntitiesState): boolean => session.user !== null && alerts.kinds.longWait.on;

/**
 * The waiting tickets the user may accept and was not yet alerted to, longest wait first. `reported` as in `readReportedWaits`. None
 * while the connection is lost: colleagues may have taken them unseen.
 */
const longWaits = (state: EntitiesState, reported: Readonly<Record<number, number>>, now: number) => {
  const { session, tickets, socketStatus } = state;
  if (socketStatus.lostAt !== null) return [];
  const limits = selectWaitingLimits(state);
  return entriesIn(tickets.waitingSince)
    .filter(([id, since]) => {
      const ticket = at(tickets.byId, id);
      const isMineToTake = ticket !== undefined && session.user !== null && isAnnouncedTo(session.user, ticket);
      return isMineToTake && isLongWaitNews(since, now, limits, reported[ticket.id]);
    })
    .toSorted(([, left], [, right]) => (left < right ? -1 : 1))
    .flatMap(([id]) => at(tickets.byId, id) ?? []);
};

/** Alerts once for each waiting ticket that passed the red limit, and not again after a restart. */
export const registerLongWaitListener = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) =>
      (isWatching(current) && !isWatching(previous)) || current.session.account !== previous.session.account,
    effect: async (action, { getState, dispatch, extra, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      if (sessionEnded.match(action)) return;
      const local = extra.storage.local;
      for (; isWatching(getState()); await delay(LOOK_MS)) {
        const state = getState();
        const account = selectAccount(state);
        const now = extra.clock.now();
        const reported = readReportedWaits(local, account);
        const tickets = longWaits(state, reported, now);
        const notice = longWaitNotice(extra.translate, tickets, selectWaitingLimits(state).red);
        if (notice === null) continue;
        storeReportedWaits(
          local,
          account,
          { ...reported, ...Object.fromEntries(tickets.map(({ id }) => [id, now])) },
          now,
        );
        await raiseNotice(notice, { getState, dispatch, extra });
      }
    },
  });
};
