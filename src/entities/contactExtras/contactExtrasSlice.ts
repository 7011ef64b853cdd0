import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { saveContact } from '../contacts/contactThunks';
import { contactOfSave } from '../contacts/savedContact';
import { sessionEnded } from '../session/sessionActions';
import { initialContactExtras } from './contactExtrasState';
import { loadContactExtras } from './contactExtraThunks';

export const contactExtrasSlice = createSlice({
  name: 'contactExtras',
  initialState: initialContactExtras,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadContactExtras.fulfilled, (state, { meta, payload }) => {
        state.byContact[meta.arg.contactId] = payload;
      })
      .addCase(loadContactExtras.rejected, (state, { error, meta }) => {
        if (!meta.condition && isAbsentEndpoint(error)) state.absent = true;
      })
      .addCase(saveContact.fulfilled, (state, { payload }) => {
        const contact = contactOfSave(payload);
        if (contact?.extraInfo && state.byContact[contact.id]) state.byContact[contact.id] = contact.extraInfo;
      })
      .addCase(sessionEnded, () => initialContactExtras);
  },
});
