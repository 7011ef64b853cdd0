import { createAction, createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import type { NotificationEvent, NotificationOutcome, NotificationRequest, TrayChoice } from '@/bridge/alerts';
import { plainOf } from '@/entities/base/keepUnchanged';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { Suppression } from '@/domain/device/notifications';

/**
 * The outcome of a notification so far: held back by the client, handed to the system, and what the system reported since. A
 * second notification with the same id is ignored.
 */
export type NoticeOutcome = Suppression | Exclude<NotificationOutcome, 'duplicate'> | NotificationEvent['happened'];

export interface NoticeRecord {
  readonly id: string;
  readonly kind: NotificationRequest['kind'];
  readonly title: string;
  /** When it was raised, ms. */
  readonly at: number;
  /** The ticket it is about; null for a summary, a chat and a test. */
  readonly ticketId: number | null;
  /** The internal chat it is about. */
  readonly chatId?: number | undefined;
  readonly outcome: NoticeOutcome;
}

/** The last notices, newest first. */
export type NoticesState = readonly NoticeRecord[];

const MOST_NOTICES = 50;

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly notices: NoticesState;
  }
}

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
    /**
     * In the order in which they were recorded; the list begins with the newest. It is shown a moment later, with the next event: asking
     * everything on screen once more would cost half a millisecond. It is frozen, since Immer looks into every record of a new list
     * that is not: a tenth of a millisecond.
     */
    noticesRecorded: {
      reducer: (state, { payload }: PayloadAction<readonly NoticeRecord[]>) =>
        Object.freeze([...payload.toReversed(), ...plainOf(state)].slice(0, MOST_NOTICES)) as NoticeRecord[],
      prepare: prepareAutoBatched<readonly NoticeRecord[]>(),
    },
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
