import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotificationEvent, TrayChoice } from '@/bridge/alerts';
import { plainOf } from '@/entities/base/keepUnchanged';
import { sessionEnded } from '@/entities/session/sessionActions';
import { MOST_NOTICES, type NoticeRecord, type NoticesState } from './noticesState';

/** The system reported the outcome of a notification. */
export const notificationHappened = createAction<NotificationEvent>('notifications/happened');

/** The user chose an item of the tray's menu. */
export const trayChosen = createAction<TrayChoice>('notifications/trayChosen');

const initialState: NoticesState = [];

/** Outcomes that can still change; all others are final. */
const isOpen = ({ outcome }: NoticeRecord): boolean => outcome === 'shown' || outcome === 'closed';

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** In the order in which they were recorded; the list begins with the newest. */
    noticesRecorded: (state, { payload }: PayloadAction<readonly NoticeRecord[]>) =>
      [...payload.toReversed(), ...plainOf(state)].slice(0, MOST_NOTICES),
  },
  extraReducers: (builder) =>
    builder
      .addCase(notificationHappened, (state, { payload: { id, happened } }) => {
        const record = state.find((known) => known.id === id);
        if (record && isOpen(record)) record.outcome = happened;
      })
      .addCase(sessionEnded, () => initialState),
});

export const { noticesRecorded } = noticesSlice.actions;
