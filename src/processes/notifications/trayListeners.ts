import { createSelector } from '@reduxjs/toolkit';
import { TRAY_TICKETS, type TrayState } from '@/bridge/alerts';
import { ticketName } from '@/domain/conversations/ticketName';
import type { Ticket } from '@/protocol/records/tickets';
import type { EntitiesState } from '@/entities/base/state';
import type { Services, StartListening } from '@/entities/base/thunk';
import { selectTicketsToTake, selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';

/**
 * Shortest time between updates of badge, tray and title, ms: people read no faster, and each update is a system call, which takes up
 * to 1 ms.
 */
const PACE_MS = 500;

interface Followed<Value> {
  /** The value to show; must return the same object or number as long as nothing changed. */
  readonly read: (state: EntitiesState) => Value;
  readonly report: (value: Value, services: Services) => Promise<void>;
}

/** Reports a change of a value at once, then at most twice a second, and always reports the last value. */
const followPaced = <Value>(start: StartListening, { read, report }: Followed<Value>): void => {
  start({
    predicate: (_, current, previous) => read(current) !== read(previous),
    effect: async (_, { getState, extra, delay, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        for (let reported: Value | undefined; reported !== read(getState()); await delay(PACE_MS)) {
          reported = read(getState());
          await report(reported, extra);
        }
      } finally {
        subscribe();
      }
    },
  });
};

/** Longest label, characters: the tray's menu is as wide as its longest item. */
const LONGEST_LABEL = 40;

interface TrayFacts {
  readonly disconnected: boolean;
  readonly tickets: readonly Ticket[];
  readonly doNotDisturb: boolean | null;
}

const NONE: readonly Ticket[] = [];

/** Is the connection lost? The first attempt after sign-in does not count until it has failed. */
const isDisconnected = ({ session, socketStatus }: EntitiesState): boolean =>
  session.user !== null && socketStatus.state === 'connecting' && socketStatus.lostAt !== null;

/** Is a user signed in and the window unlocked? Otherwise the tray offers nothing. */
const isInUse = ({ session, lock }: EntitiesState): boolean => session.user !== null && !lock.locked;

const selectTrayFacts: (state: EntitiesState) => TrayFacts = createSelector(
  isDisconnected,
  (state: EntitiesState) => (isInUse(state) ? selectTicketsToTake(state) : NONE),
  (state: EntitiesState) => (isInUse(state) ? state.alerts.doNotDisturb : null),
  (disconnected, tickets, doNotDisturb) => ({ disconnected, tickets, doNotDisturb }),
);

const trayState = ({ disconnected, tickets, doNotDisturb }: TrayFacts): TrayState => ({
  disconnected,
  doNotDisturb,
  pending: tickets.slice(0, TRAY_TICKETS).map((ticket) => {
    const name = ticketName(ticket);
    const label = name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name;
    return { ticketId: ticket.id, label };
  }),
});

/** Updates the tray's icon and menu whenever their content changes. */
export const registerTrayListener = (start: StartListening): void => {
  let shown = '';
  followPaced(start, {
    read: selectTrayFacts,
    report: async (facts, { desktop }) => {
      if (!desktop.capabilities.tray) return;
      const state = trayState(facts);
      const text = JSON.stringify(state);
      if (text === shown) return;
      shown = text;
      await desktop.tray.set(state);
    },
  });
};

/** Updates the numbers of tray, badge and window title whenever they change. */
export const registerUnreadListener = (start: StartListening): void =>
  followPaced(start, {
    read: selectUnreadTotals,
    report: (totals, { desktop }) => desktop.unread.set(totals),
  });
