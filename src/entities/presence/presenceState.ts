/** What the user is looking at; decides about notifications and read marks. */
export interface PresenceState {
  /** The window has the focus. */
  readonly focused: boolean;
  /** The ticket whose conversation is on screen. */
  readonly conversation: number | null;
  /** The list of pending tickets is on screen. */
  readonly pendingShown: boolean;
  /** The internal chat that is on screen. */
  readonly chat: number | null;
  /** The screen is locked: no sound, and no text in notifications. */
  readonly locked: boolean;
}

export const initialPresence: PresenceState = {
  focused: false,
  conversation: null,
  pendingShown: false,
  chat: null,
  locked: false,
};

declare module '../state' {
  interface EntitiesState {
    readonly presence: PresenceState;
  }
}
