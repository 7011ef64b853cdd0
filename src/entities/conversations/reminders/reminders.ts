import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Reminder } from '@/domain/conversations/reminders';
import { sessionEnded } from '../../session/sessionActions';
import { selectAccount } from '../../session/sessionSelectors';
import { at } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

export interface RemindersState {
  /** By ticket. */
  readonly byTicket: Readonly<Record<number, Reminder>>;
}

const initialReminders: RemindersState = { byTicket: {} };

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

/** Sets, changes or removes a ticket's reminder; the change shows only once it is on disk. */
export const writeReminder = createAppThunk<void, ReminderWrite>(
  'reminders/write',
  async ({ ticketId, reminder }, { extra: { storage }, getState }) => {
    const account = selectAccount(getState());
    const key = String(ticketId);
    await (reminder ? storage.reminders.put(account, key, reminder) : storage.reminders.remove(account, key));
  },
  { failureKey: 'tickets:reminder.notKept' },
);

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
    const reminder: Reminder = {
      ...fields,
      note: fields.note.trim(),
      uuid,
      contactName: ticket?.contact?.name ?? known?.contactName ?? '',
      answered: false,
      lastMessage: ticket?.lastMessage ?? '',
      fromMe: ticket?.fromMe === true,
      stage: 'waiting',
    };
    await dispatch(writeReminder({ ticketId: fields.ticketId, reminder })).unwrap();
  },
  // `writeReminder` reports its own failure.
  { silent: true },
);

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: initialReminders,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadReminders.fulfilled, (_, { payload }) => ({
        byTicket: Object.fromEntries(payload.map((reminder) => [reminder.ticketId, reminder])),
      }))
      .addCase(writeReminder.fulfilled, (state, { meta: { arg } }) => {
        if (arg.reminder) state.byTicket[arg.ticketId] = arg.reminder;
        else delete state.byTicket[arg.ticketId];
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
