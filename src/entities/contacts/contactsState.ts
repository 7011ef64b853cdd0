/** What is known of the server's contact area; the contacts themselves stand in `addressBook` and in their tickets. */
export interface ContactsState {
  /** The server keeps no tags for contacts: asked once in a session. */
  readonly tagsAbsent: boolean;
  /** Rows that an import, one by one, has behind it. */
  readonly imported: number;
}

export const initialContacts: ContactsState = { tagsAbsent: false, imported: 0 };

declare module '../state' {
  interface EntitiesState {
    readonly contacts: ContactsState;
  }
}
