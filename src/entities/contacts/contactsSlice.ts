import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { sessionEnded } from '../session/sessionActions';
import { importProgressed } from './contactActions';
import { importContactRows } from './contactImport';
import { syncContactTags } from './contactThunks';

/** What is known of the server's contact area; the contacts themselves stand in `addressBook` and in their tickets. */
export interface ContactsState {
  /** The server keeps no tags for contacts: asked once in a session. */
  readonly tagsAbsent: boolean;
  /** Rows that an import, one by one, has behind it. */
  readonly imported: number;
}

const initialContacts: ContactsState = { tagsAbsent: false, imported: 0 };

declare module '../state' {
  interface EntitiesState {
    readonly contacts: ContactsState;
  }
}

export const contactsSlice = createSlice({
  name: 'contacts',
  initialState: initialContacts,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(syncContactTags.rejected, (state, { error, meta }) => {
        if (!meta.condition && isAbsentEndpoint(error)) state.tagsAbsent = true;
      })
      .addCase(importContactRows.pending, (state) => {
        state.imported = 0;
      })
      .addCase(importProgressed, (state, { payload }) => {
        state.imported = payload;
      })
      .addCase(sessionEnded, () => initialContacts);
  },
});
