import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import type { Contact, ExtraInfo } from '@/protocol/records/contacts';
import { contactOfSave, type ContactRef, saveContact } from '../contacts/contacts';
import { sessionEnded } from '../session/sessionActions';
import type { EntitiesState } from '../state';
import { createAppThunk } from '../thunk';

const NONE: readonly ExtraInfo[] = [];

/** A contact's pairs: from their own call where the server has it, else those that came with the contact. */
export const selectContactExtras = (state: EntitiesState, contact: Contact | null | undefined): readonly ExtraInfo[] =>
  (contact && state.contactExtras.byContact[contact.id]) ?? contact?.extraInfo ?? NONE;

/** Asks for a contact's extra info until the server proves to lack the call. */
export const loadContactExtras = createAppThunk<ExtraInfo[], ContactRef>(
  'contactExtras/load',
  ({ contactId }, { extra }) => extra.api.contacts.extraInfo(contactId),
  { silent: true, condition: (_, { contactExtras }) => !contactExtras.absent },
);

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
