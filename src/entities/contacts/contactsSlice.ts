import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/contract/errors';
import { sessionEnded } from '../session/sessionActions';
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
      .addCase(sessionEnded, () => initialContacts);
  },
});
