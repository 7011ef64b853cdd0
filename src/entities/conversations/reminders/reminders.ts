import { createSelector, createSlice, type Draft } from '@reduxjs/toolkit';
import type { Reminder } from '@/domain/conversations/reminders';
import { ticketName } from '@/domain/conversations/ticketName';
import { createKeyedQueue } from '@/lib/keyedQueue';
import { sessionEnded } from '../../session/sessionActions';
import { selectAccount } from '../../session/sessionSelectors';
import { at } from '../../base/idTable';
import type { AppStorage } from '../../base/storage';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

export interface RemindersState {
  /** By ticket. */
  readonly byTicket: Readonly<Record<number, Reminder>>;
  /** True once the reminders on disk of this account are known. */
  readonly loaded: boolean;
}

const initialReminders: RemindersState = { byTicket: {}, loaded: false };

/** Reads the account's reminders from this computer. */
export const loadReminders = createAppThunk<readonly Reminder[]>(
  'reminders/load',
  (_, { extra, getState }) => extra.storage.reminders.readAll(selectAccount(getState())),
  { silent: true },
);

interface ReminderWrite {
  readonly ticketId: number;
  /** Null removes the reminder. */
  readonly reminder: Reminder | null;
}

/** Queues the writes of a ticket's reminder, by ticket id. */
const inReminderOrder = createKeyedQueue();

type ReminderStorage = Pick<AppStorage, 'reminders'>;

const write = async ({ reminders }: ReminderStorage, account: string, { ticketId, reminder }: ReminderWrite) => {
  const key = String(ticketId);
  await (reminder ? reminders.put(account, key, reminder) : reminders.remove(account, key));
};

/** Sets, changes or removes a ticket's reminder; the change shows only once it is on disk. */
export const writeReminder = createAppThunk<void, ReminderWrite>(
  'reminders/write',
  (change, { extra: { storage }, getState }) => {
    // It would replace a stored reminder that the user has not seen.
    if (!getState().reminders.loaded) throw new Error('The reminders are not read yet');
    const account = selectAccount(getState());
    return inReminderOrder(change.ticketId, () => write(storage, account, change));
  },
  { failureKey: 'tickets:reminder.notKept' },
);

interface ReminderChange {
  readonly ticketId: number;
  /** Null removes the reminder; undefined leaves it as it is. */
  readonly change: (stored: Reminder) => Reminder | null | undefined;
}

/** Changes the reminder that the app itself finds on disk, so that an edit whose write is under way is not undone. */
export const changeReminder = createAppThunk<ReminderWrite | null, ReminderChange>(
  'reminders/change',
  ({ ticketId, change }, { extra: { storage }, getState }) => {
    const account = selectAccount(getState());
    return inReminderOrder(ticketId, async () => {
      const stored = await storage.reminders.read(account, String(ticketId));
      const reminder = stored ? change(stored) : undefined;
      if (reminder === undefined) return null;
      await write(storage, account, { ticketId, reminder });
      return { ticketId, reminder };
    });
  },
  { failureKey: 'tickets:reminder.notKept' },
);

/** Is this still the reminder as the user set it? */
export const isSameReminder = (left: Reminder, right: Reminder): boolean =>
  left.at === right.at && left.note === right.note && left.onlyUnanswered === right.onlyUnanswered;

type NewReminder = Pick<Reminder, 'ticketId' | 'at' | 'note' | 'onlyUnanswered'>;

/** Sets a ticket's reminder, replacing the one it has. */
export const putReminder = createAppThunk<void, NewReminder>(
  'reminders/put',
  async (fields, { dispatch, getState }) => {
    const { tickets, reminders } = getState();
    const ticket = at(tickets.byId, fields.ticketId);
    const known = reminders.byTicket[fields.ticketId];
    const uuid = ticket?.uuid ?? known?.uuid;
    if (uuid === undefined) return;
    // The list changes reminders of tickets that are not loaded too: what their customers wrote last is known from before.
    const last = ticket ?? known;
    const reminder: Reminder = {
      ...fields,
      note: fields.note.trim(),
      uuid,
      contactName: ticket ? ticketName(ticket) : (known?.contactName ?? ''),
      answered: false,
      lastMessage: last?.lastMessage ?? '',
      fromMe: last?.fromMe === true,
      stage: 'waiting',
    };
    await dispatch(writeReminder({ ticketId: fields.ticketId, reminder })).unwrap();
  },
  // `writeReminder` reports its own failure.
  { silent: true },
);

const keep = (state: Draft<RemindersState>, { ticketId, reminder }: ReminderWrite): void => {
  if (reminder) state.byTicket[ticketId] = reminder;
  else delete state.byTicket[ticketId];
};

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: initialReminders,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadReminders.fulfilled, (_, { payload }) => ({
        byTicket: Object.fromEntries(payload.map((reminder) => [reminder.ticketId, reminder])),
        loaded: true,
      }))
      .addCase(writeReminder.fulfilled, (state, { meta: { arg } }) => keep(state, arg))
      .addCase(changeReminder.fulfilled, (state, { payload }) => {
        if (payload) keep(state, payload);
      })
      .addCase(sessionEnded, () => initialReminders),
});

export const selectReminder = ({ reminders }: EntitiesState, ticketId: number): Reminder | null =>
  reminders.byTicket[ticketId] ?? null;

/** All reminders, earliest first. */
export const selectReminders = createSelector(
  (state: EntitiesState) => state.reminders.byTicket,
  (byTicket): readonly Reminder[] => Object.values(byTicket).toSorted((left, right) => left.at - right.at),
);

declare module '../../base/state' {
  interface EntitiesState {
    readonly reminders: RemindersState;
  }
}
