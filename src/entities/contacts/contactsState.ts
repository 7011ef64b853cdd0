/** What is known of the server's contact area; the contacts themselves stand in their tickets. */
export interface ContactsState {
  /** The server keeps no tags for contacts: asked once in a session (CONT-19). */
  readonly tagsAbsent: boolean;
}

export const initialContacts: ContactsState = { tagsAbsent: false };
