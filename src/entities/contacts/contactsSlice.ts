import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { sessionEnded } from '../session/sessionActions';
import { importProgressed } from './contactActions';
import { importContactRows } from './contactImport';
import { initialContacts } from './contactsState';
import { syncContactTags } from './contactThunks';

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
