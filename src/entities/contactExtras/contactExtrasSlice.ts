import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import type { ExtraInfo } from '@/protocol/records/contacts';
import { saveContact } from '../contacts/contactThunks';
import { contactOfSave } from '../contacts/savedContact';
import { sessionEnded } from '../session/sessionActions';
import { loadContactExtras } from './contactExtraThunks';

/** Extra info as its own call answers it. */
export interface ContactExtrasState {
  readonly byContact: Readonly<Record<number, readonly ExtraInfo[]>>;
  /** The server lacks the call: not asked again in this session. */
  readonly absent: boolean;
}

const initialContactExtras: ContactExtrasState = { byContact: {}, absent: false };

declare module '../state' {
  interface EntitiesState {
    readonly contactExtras: ContactExtrasState;
  }
}

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
