import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { windowLocked, windowUnlocked } from '../lock/lock';
import { sessionEnded, sessionStarted } from '../../session/sessionActions';

/** What the user is looking at; notifications and read marks depend on it. */
export interface AttentionState {
  /** The window has the focus and is not locked, so the user may be looking at it. */
  readonly focused: boolean;
  readonly windowFocused: boolean;
  /** The window is locked by its password lock: no text, no names and no buttons in notifications. */
  readonly covered: boolean;
  /** The ticket screen is on screen, with a conversation or without. */
  readonly ticketsShown: boolean;
  /** The tickets whose conversations are on screen: none, one, or two side by side. */
  readonly conversations: readonly number[];
  /** The list of pending tickets is on screen. */
  readonly pendingShown: boolean;
  /** The internal chat that is on screen. */
  readonly chat: number | null;
  /** The computer's screen is locked: no sound, and no text in notifications. */
  readonly locked: boolean;
}

const initialAttention: AttentionState = {
  focused: false,
  windowFocused: false,
  covered: false,
  ticketsShown: false,
  conversations: [],
  pendingShown: false,
  chat: null,
  locked: false,
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly attention: AttentionState;
  }
}

const cover = (state: Draft<AttentionState>): void => {
  state.covered = true;
  state.focused = false;
};

const uncover = (state: Draft<AttentionState>): void => {
  state.covered = false;
  state.focused = state.windowFocused;
};

export const attentionSlice = createSlice({
  name: 'attention',
  initialState: initialAttention,
  reducers: {
    windowFocusChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.windowFocused = payload;
      state.focused = payload && !state.covered;
    },
    ticketsScreenShown: (state, { payload }: PayloadAction<boolean>) => {
      state.ticketsShown = payload;
    },
    conversationShown: (state, { payload }: PayloadAction<{ readonly ticketId: number }>) => {
      if (!state.conversations.includes(payload.ticketId)) state.conversations.push(payload.ticketId);
    },
    conversationHidden: (state, { payload }: PayloadAction<{ readonly ticketId: number }>) => {
      state.conversations = state.conversations.filter((id) => id !== payload.ticketId);
    },
    chatShown: (state, { payload }: PayloadAction<{ readonly chatId: number }>) => {
      state.chat = payload.chatId;
    },
    chatHidden: (state, { payload }: PayloadAction<{ readonly chatId: number }>) => {
      if (state.chat === payload.chatId) state.chat = null;
    },
    screenLockChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.locked = payload;
    },
    pendingListShown: (state, { payload }: PayloadAction<boolean>) => {
      state.pendingShown = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload: { lockTries } }) => {
        if (lockTries !== null) cover(state);
      })
      .addCase(windowLocked, cover)
      .addCase(windowUnlocked, uncover)
      .addCase(sessionEnded, (state) => {
        uncover(state);
        state.ticketsShown = false;
        state.conversations = [];
        state.pendingShown = false;
        state.chat = null;
      }),
});

export const {
  windowFocusChanged,
  ticketsScreenShown,
  conversationShown,
  conversationHidden,
  chatShown,
  chatHidden,
  screenLockChanged,
  pendingListShown,
} = attentionSlice.actions;
