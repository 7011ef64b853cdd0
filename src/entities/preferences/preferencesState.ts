/** What a user chose for this computer; it outlives sessions. */
export interface Preferences {
  /** The key that sends a message; the other one breaks the line. */
  readonly sendKey: 'enter' | 'shiftEnter';
  /** After resolving a ticket the next one opens by itself. */
  readonly opensNext: boolean;
  /** Loudness of the alert sounds, 0 to 1 in steps of 0.1. */
  readonly volume: number;
}

export const defaultPreferences: Preferences = { sendKey: 'enter', opensNext: false, volume: 1 };

declare module '../state' {
  interface EntitiesState {
    readonly preferences: Preferences;
  }
}
