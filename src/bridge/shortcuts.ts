/** Keys of a shortcut. `mod` is Ctrl, on macOS Cmd; `key` is `KeyboardEvent.key`, letters in lower case. */
export interface KeyCombination {
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export interface Shortcut {
  /** The heading under which the sheet lists it. */
  readonly group: 'tickets' | 'conversation' | 'app';
  readonly keys: KeyCombination;
}

/**
 * The one table of shortcuts: handlers, tooltips, the sheet and the native menus read it. None uses AltGr, which is
 * Ctrl+Alt on Windows, or Alt with a letter, which types characters on macOS and opens menus elsewhere; none is reserved by
 * browsers (Ctrl+Shift+N, T and W).
 */
export const SHORTCUTS = {
  showOpen: { group: 'tickets', keys: { mod: true, key: '1' } },
  showPending: { group: 'tickets', keys: { mod: true, key: '2' } },
  showClosed: { group: 'tickets', keys: { mod: true, key: '3' } },
  showSearch: { group: 'tickets', keys: { mod: true, key: '4' } },
  showView1: { group: 'tickets', keys: { mod: true, key: '5' } },
  showView2: { group: 'tickets', keys: { mod: true, key: '6' } },
  showView3: { group: 'tickets', keys: { mod: true, key: '7' } },
  showView4: { group: 'tickets', keys: { mod: true, key: '8' } },
  showView5: { group: 'tickets', keys: { mod: true, key: '9' } },
  nextTicket: { group: 'tickets', keys: { alt: true, key: 'ArrowDown' } },
  previousTicket: { group: 'tickets', keys: { alt: true, key: 'ArrowUp' } },
  nextUnread: { group: 'tickets', keys: { alt: true, shift: true, key: 'ArrowDown' } },
  previousUnread: { group: 'tickets', keys: { alt: true, shift: true, key: 'ArrowUp' } },
  takeTicket: { group: 'tickets', keys: { mod: true, shift: true, key: 'a' } },
  transferTicket: { group: 'tickets', keys: { mod: true, shift: true, key: 'e' } },
  resolveTicket: { group: 'tickets', keys: { mod: true, shift: true, key: 'f' } },
  undoResolve: { group: 'tickets', keys: { mod: true, shift: true, key: 'd' } },
  remind: { group: 'conversation', keys: { mod: true, shift: true, key: 'y' } },
  editTags: { group: 'conversation', keys: { mod: true, shift: true, key: 'l' } },
  togglePanel: { group: 'conversation', keys: { mod: true, key: '.' } },
  searchConversation: { group: 'conversation', keys: { mod: true, key: 'f' } },
  attach: { group: 'conversation', keys: { mod: true, key: 'o' } },
  quickReplies: { group: 'conversation', keys: { mod: true, key: 'j' } },
  recordVoice: { group: 'conversation', keys: { mod: true, shift: true, key: 'g' } },
  reply: { group: 'conversation', keys: { mod: true, key: 'ArrowUp' } },
  otherConversation: { group: 'conversation', keys: { key: 'F6' } },
  closeConversation: { group: 'conversation', keys: { key: 'Escape' } },
  openPalette: { group: 'app', keys: { mod: true, key: 'k' } },
  lockWindow: { group: 'app', keys: { mod: true, shift: true, key: 'x' } },
  showShortcuts: { group: 'app', keys: { mod: true, key: '/' } },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** The lists of tickets. */
export const LIST_SHORTCUTS = ['showOpen', 'showPending', 'showClosed', 'showSearch'] as const;

/** The first saved views, in their order. */
export const VIEW_SHORTCUTS = ['showView1', 'showView2', 'showView3', 'showView4', 'showView5'] as const;
