import { isReminderDue, showsAnswer, type Reminder } from '@/domain/conversations/reminders';
import type { Cancel } from '@/lib/clock';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import {
  changeReminder,
  isSameReminder,
  loadReminders,
  writeReminder,
} from '@/entities/conversations/reminders/reminders';
import { sessionStarted } from '@/entities/session/sessionActions';
import { readStore } from '@/entities/device/unreadableStores/unreadableStores';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityContext, StartListening } from '@/entities/base/thunk';
import { removeTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { reminderNotice } from '../notifications/noticesOf';
import { raiseNotice } from '../notifications/raiseNotice';

/** The clock is checked at least this often, ms, since timers stop while the computer sleeps. */
const LOOK_MS = 15_000;

/** The first due reminder whose conversation is on screen in the focused window. */
const dueInSight = ({ attention, reminders }: EntitiesState): Reminder | null => {
  const shown = attention.focused ? attention.conversations.map((id) => reminders.byTicket[id]) : [];
  return shown.find((reminder) => reminder?.stage === 'due') ?? null;
};

/** Should the reminder be shown, or did the customer's answer make it unnecessary? */
const isWanted = async (reminder: Reminder, { dispatch }: EntityContext): Promise<boolean> => {
  if (!reminder.onlyUnanswered) return true;
  if (reminder.answered) return false;
  const answer = await dispatch(refreshTicket(reminder.ticketId));
  return !showsAnswer(reminder, refreshTicket.fulfilled.match(answer) ? answer.payload : null);
};

/** Shows one notice for these due reminders. `missed`: they fell due while the app was closed. */
const tellDue = async (due: readonly Reminder[], context: EntityContext, missed: boolean): Promise<void> => {
  const { getState, dispatch, extra } = context;
  const isOver = watchSession(getState);
  const wanted = await Promise.all(due.map((reminder) => isWanted(reminder, context)));
  // It may have been changed or removed meanwhile, or the user signed out.
  const isUntouched = (reminder: Reminder): boolean => getState().reminders.byTicket[reminder.ticketId] === reminder;
  if (isOver()) return;
  const notified = due.filter((reminder, place) => wanted[place] && isUntouched(reminder));
  const notice = reminderNotice(extra.translate, notified, missed);
  // Show first, then store: if the app is killed in between, the user is reminded twice rather than never.
  if (notice) await raiseNotice(notice, context);
  for (const reminder of due) {
    if (isOver() || !isUntouched(reminder)) continue;
    const { ticketId } = reminder;
    const isTold = notified.includes(reminder);
    const change = (stored: Reminder): Reminder | null | undefined => {
      if (!isSameReminder(stored, reminder)) return undefined;
      return isTold ? { ...stored, stage: 'due' } : null;
    };
    await dispatch(changeReminder({ ticketId, change }));
  }
};

/** Waits until the next reminder is due. */
const registerDueTimes = (start: StartListening): void => {
  let cancel: Cancel = () => {};
  let isFirst = false;
  /** Reminders already shown. If that cannot be stored, they show again after the next start, not at once. */
  const seen = new WeakSet<Reminder>();

  const plan = (context: EntityContext): void => {
    cancel();
    const { getState, extra } = context;
    const waiting = Object.values(getState().reminders.byTicket).filter(
      (one) => one.stage === 'waiting' && !seen.has(one),
    );
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ at }) => at)) - extra.clock.now();
    cancel = extra.clock.after(Math.min(Math.max(next, 0), LOOK_MS), () => void tell(context));
  };
  const tell = async (context: EntityContext): Promise<void> => {
    const missed = isFirst;
    isFirst = false;
    const { getState, extra } = context;
    const due = Object.values(getState().reminders.byTicket).filter(
      (one) => isReminderDue(one, extra.clock.now()) && !seen.has(one),
    );
    for (const one of due) seen.add(one);
    // Before the checks of these end: a server that does not answer must not delay the next ones.
    plan(context);
    await tellDue(due, context, missed);
  };

  start({
    actionCreator: loadReminders.fulfilled,
    effect: (_, { getState, dispatch, extra }) => {
      const now = extra.clock.now();
      isFirst = Object.values(getState().reminders.byTicket).some((reminder) => isReminderDue(reminder, now));
      plan({ getState, dispatch, extra });
    },
  });

  start({
    predicate: (action, current, previous) =>
      current.reminders.byTicket !== previous.reminders.byTicket && !loadReminders.fulfilled.match(action),
    effect: (_, { getState, dispatch, extra }) => plan({ getState, dispatch, extra }),
  });
};

/** Removes reminders with their tickets. */
const registerRemovals = (start: StartListening): void => {
  // Resolving a ticket removes its reminder, after asking; undoing the resolve restores it.
  const removed = new Map<number, Reminder>();
  start({
    actionCreator: resolveTicket.fulfilled,
    effect: async ({ meta: { arg } }, { getState, dispatch }) => {
      const { ticketId } = arg;
      // The one that an earlier resolve removed is gone for good.
      removed.delete(ticketId);
      if (!getState().reminders.byTicket[ticketId]) return;
      const change = (stored: Reminder): null => {
        removed.set(ticketId, stored);
        return null;
      };
      await dispatch(changeReminder({ ticketId, change }));
    },
  });
  start({
    actionCreator: undoResolve.fulfilled,
    effect: async ({ meta: { arg } }, { dispatch }) => {
      const { ticketId } = arg;
      const reminder = removed.get(ticketId);
      if (!reminder) return;
      removed.delete(ticketId);
      await dispatch(writeReminder({ ticketId, reminder }));
    },
  });
  start({ actionCreator: sessionStarted, effect: () => removed.clear() });

  // A deleted ticket could not be opened when its reminder is due.
  start({
    actionCreator: removeTicket.fulfilled,
    effect: async ({ meta: { arg } }, { getState, dispatch }) => {
      const { ticketId } = arg;
      if (getState().reminders.byTicket[ticketId]) await dispatch(writeReminder({ ticketId, reminder: null }));
    },
  });
};

/** Shows reminders when they are due, marks them as seen, and removes them with their tickets. */
export const registerReminderListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: async (_, context) => {
      await readStore('reminders', () => context.dispatch(loadReminders()).unwrap(), context);
    },
  });

  registerDueTimes(start);

  start({
    predicate: bringsEventsOf('appMessage'),
    effect: async (action, { getState, dispatch }) => {
      const written = eventsOf(action, 'appMessage').flatMap(({ payload }) =>
        payload.action === 'create' && !payload.record.fromMe && payload.record.isEdited !== true
          ? [payload.record.ticketId]
          : [],
      );
      for (const ticketId of new Set(written)) {
        if (!getState().reminders.byTicket[ticketId]) continue;
        const change = (stored: Reminder): Reminder | undefined =>
          stored.stage === 'waiting' && stored.onlyUnanswered && !stored.answered
            ? { ...stored, answered: true }
            : undefined;
        await dispatch(changeReminder({ ticketId, change }));
      }
    },
  });

  start({
    predicate: (_, current, previous) => dueInSight(current) !== null && dueInSight(current) !== dueInSight(previous),
    effect: async (_, { getState, dispatch }) => {
      const reminder = dueInSight(getState());
      if (reminder === null) return;
      const change = (stored: Reminder): Reminder | undefined =>
        isSameReminder(stored, reminder) ? { ...stored, stage: 'opened' } : undefined;
      await dispatch(changeReminder({ ticketId: reminder.ticketId, change }));
    },
  });

  registerRemovals(start);
};
