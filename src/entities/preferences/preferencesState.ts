/** What a user chose for this computer; it outlives sessions (SESS-18). */
export interface Preferences {
  /** The key that sends a message; the other one breaks the line (KEY-04). */
  readonly sendKey: 'enter' | 'shiftEnter';
  /** After resolving a ticket the next one opens by itself (KEY-06). */
  readonly opensNext: boolean;
  /** Loudness of the alert sounds, 0 to 1 in steps of 0.1 (TOP-05). */
  readonly volume: number;
}

export const defaultPreferences: Preferences = { sendKey: 'enter', opensNext: false, volume: 1 };

declare module '../state' {
  interface EntitiesState {
    readonly preferences: Preferences;
  }
}
