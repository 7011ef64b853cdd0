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

/** Reads the reminders this computer keeps for the account. */
export const loadReminders = createAppThunk<readonly Reminder[]>(
  'reminders/load',
  (_, { extra, getState }) => extra.storage.reminders.readAll(selectAccount(getState())),
  { silent: true },
);

interface ReminderWrite {
  readonly ticketId: number;
  /** Null takes it away. */
  readonly reminder: Reminder | null;
}

/** Puts a reminder on a ticket, changes it or takes it away; it shows only once it is on disk. */
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

/** Puts a reminder on a ticket, in place of the one it has. */
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
  // Writing it has already reported its failure.
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

/** All reminders, the earliest first. */
export const selectReminders = createSelector(
  (state: EntitiesState) => state.reminders.byTicket,
  (byTicket): readonly Reminder[] => Object.values(byTicket).toSorted((left, right) => left.at - right.at),
);

declare module '../../base/state' {
  interface EntitiesState {
    readonly reminders: RemindersState;
  }
}
