import { createAction, createSlice, type Draft } from '@reduxjs/toolkit';
import { createKeyedQueue } from '@/lib/keyedQueue';
import { isAbsentEndpoint } from '@/protocol/errors';
import type { Contact, ExtraInfo } from '@/protocol/records/contacts';
import { onServerEvents } from '@/realtime/serverEvents';
import { contactOfSave, type ContactRef, contacts, saveContact } from '../contacts/contacts';
import { describeFailure } from '../../base/failure';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

const NONE: readonly ExtraInfo[] = [];

/** A contact's extra info: from its own call if the server has one, else what came with the contact. */
export const selectContactExtras = (state: EntitiesState, contact: Contact | null | undefined): readonly ExtraInfo[] =>
  (contact && state.contactExtras.byContact[contact.id]) ?? contact?.extraInfo ?? NONE;

/** The server turned out to lack the call. */
export const extrasAbsent = createAction('contactExtras/absent');

/** Queues the calls, so that the first answer decides whether the others are made at all. */
const inTurn = createKeyedQueue();

/** Reads a contact's extra info; null if the server lacks the call. What an event or a save told meanwhile is newer than the answer. */
export const loadContactExtras = createAppThunk<ExtraInfo[] | null, ContactRef>(
  'contactExtras/load',
  ({ contactId }, { dispatch, extra, getState }) => {
    const ask = async (): Promise<ExtraInfo[] | null> => {
      if (getState().absentCalls.contactExtras) return null;
      const told = () => contacts.selectById(getState(), contactId)?.extraInfo;
      const before = told();
      try {
        const answer = await extra.api.contacts.extraInfo(contactId);
        const now = told();
        return now === undefined || now === before ? answer : now;
      } catch (error) {
        if (!isAbsentEndpoint(describeFailure(error))) throw error;
        dispatch(extrasAbsent());
        return null;
      }
    };
    const isThere = Object.keys(getState().contactExtras.byContact).length > 0;
    return isThere ? ask() : inTurn(0, ask);
  },
  { silent: true, condition: (_, { absentCalls }) => !absentCalls.contactExtras },
);

/** Extra info as its own call returned it. */
export interface ContactExtrasState {
  readonly byContact: Readonly<Record<number, readonly ExtraInfo[]>>;
}

const initialContactExtras: ContactExtrasState = { byContact: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly contactExtras: ContactExtrasState;
  }
}

/** A contact came with its extra info, which is newer than that of its own call. */
const follow = ({ byContact }: Draft<ContactExtrasState>, contact: Contact | null): void => {
  if (contact?.extraInfo && byContact[contact.id]) byContact[contact.id] = contact.extraInfo;
};

export const contactExtrasSlice = createSlice({
  name: 'contactExtras',
  initialState: initialContactExtras,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadContactExtras.fulfilled, (state, { meta, payload }) => {
        if (payload) state.byContact[meta.arg.contactId] = payload;
      })
      .addCase(saveContact.fulfilled, (state, { payload }) => follow(state, contactOfSave(payload)))
      .addCase(sessionEnded, () => initialContactExtras);
    onServerEvents(builder, {
      contact: (state, event) => follow(state, 'record' in event ? event.record : null),
    });
  },
});
