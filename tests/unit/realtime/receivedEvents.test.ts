import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { systemClock } from '@/lib/clock';
import { type EventKind, parseEvent } from '@/protocol/events';
import { eventsOf } from '@/realtime/serverEvents';
import { channelFollowed } from '@/realtime/socketActions';
import { createSocketMiddleware } from '@/realtime/socketMiddleware';
import { createFakeSocket } from '@tests/support/fakes/fakeSocket';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket } from '@tests/support/records';
import { aToken } from '@tests/support/tokens';

const begun = createAction<{ readonly companyId: number; readonly userId: number }>('begun');
const TOKEN = aToken(Date.now() + 900_000);

/** A session of user 10 of company 1 whose connection is up; `actions` are those that reach the slices. */
const connect = async () => {
  const made = createFakeSocket('http://server.test', TOKEN);
  const actions: UnknownAction[] = [];
  const middleware = createSocketMiddleware({
    address: 'http://server.test',
    accessToken: async () => TOKEN,
    refresh: async () => ({ ok: false, status: null, error: null }),
    sessionOf: (action) => (begun.match(action) ? action.payload : null),
    isSessionEnd: () => false,
    sessionExpired: createAction('expired'),
    clock: systemClock,
    log: { info() {}, error() {}, warn() {} },
    openSocket: () => made.socket,
    planFrame: (run) => run(),
  });
  const { dispatch } = configureStore({
    reducer: (state: number = 0, action: UnknownAction) => {
      actions.push(action);
      return state;
    },
    middleware: (getDefault) => getDefault().concat(middleware),
  });
  dispatch(begun({ companyId: 1, userId: 10 }));
  await eventually(() => expect(made.heard()).toContain('connect'));
  made.accept();
  return { dispatch, receive: made.receive, actions };
};

const person = { id: 8, name: 'Ana', email: 'ana@aurora.com.br' };
const login = { id: 10, companyId: 1, token: 'another' };
const named = { id: 4, name: 'Natal', message: 'Oi' };
const chat = { id: 7, uuid: 'c-7', title: 'Equipe' };
const newMessage = { id: 3, chatId: 7, message: 'Oi' };
const news = { id: 1, title: 'Aviso', text: 'Hoje' };

it.each<readonly [what: string, name: string, kind: EventKind, payload: object]>([
  ['[RT-08] a changed connection', 'company-1-whatsapp', 'whatsapp', { action: 'update', whatsapp: named }],
  ['[RT-08] a deleted connection', 'company-1-whatsapp', 'whatsapp', { action: 'delete', whatsappId: 4 }],
  ['[RT-09] a session', 'company-1-whatsappSession', 'whatsappSession', { action: 'update', session: named }],
  ['[RT-10] a message of a chat', 'company-1-chat', 'chat', { action: 'new-message', newMessage, chat }],
  ['[RT-10] a changed chat', 'company-1-chat', 'chat', { action: 'update', chat }],
  ['[RT-11] a new message', 'company-1-appMessage', 'appMessage', { action: 'create', message: aMessage() }],
  ['[RT-12] a changed message', 'company-1-appMessage', 'appMessage', { action: 'update', message: aMessage() }],
  ['[RT-13] a changed ticket', 'company-1-ticket', 'ticket', { action: 'update', ticket: aTicket() }],
  ['[RT-14] a removed ticket', 'company-1-ticket', 'ticket', { action: 'delete', ticketId: 5 }],
  ['[RT-15] a read ticket', 'company-1-ticket', 'ticket', { action: 'updateUnread', ticketId: 5 }],
  ['[RT-16] a changed contact', 'company-1-contact', 'contact', { action: 'update', contact: named }],
  ['[RT-17] a new user', 'company-1-user', 'user', { action: 'create', user: person }],
  ['[RT-17] [RT-25] a changed user', 'company-1-user', 'user', { action: 'update', user: person }],
  ['[RT-17] a deleted user', 'company-1-user', 'user', { action: 'delete', userId: 8 }],
  ['[RT-18] a login elsewhere', 'company-1-auth', 'auth', { action: 'update', user: login }],
  ['[RT-19] an announcement', 'company-announcement', 'announcement', { action: 'create', record: news }],
  ['[RT-19] a deleted announcement', 'company-1-announcement', 'announcement', { action: 'delete', id: 1 }],
  ['[RT-20] users to be read again', 'company-1-user', 'user', { action: 'reload' }],
  ['[RT-20] contacts to be read again', 'company-1-contact', 'contact', { action: 'reload' }],
  ['[RT-20] a queue', 'company-1-queue', 'queue', { action: 'create', queue: named }],
  ['[RT-20] a contact list', 'company-1-ContactList', 'contactList', { action: 'update', record: named }],
  ['[RT-20] an item of one', 'company-1-ContactListItem', 'contactListItem', { action: 'delete', id: 4 }],
  ['[RT-21] a quick reply', 'company-1-quickmessage', 'quickmessage', { action: 'delete', id: 4 }],
  ['[RT-21] a scheduled message', 'company-1-schedule', 'schedule', { action: 'delete', scheduleId: 4 }],
  ['[RT-21] a campaign', 'company-1-campaign', 'campaign', { action: 'update', record: named }],
  ['[RT-21] a file list', 'company-1-file', 'file', { action: 'create', fileList: named }],
  ['[RT-21] a prompt', 'company-1-prompt', 'prompt', { action: 'update', prompt: named }],
  ['[RT-21] an integration', 'company-1-queueIntegration', 'queueIntegration', { action: 'delete', integrationId: 4 }],
  ['[RT-22] a message for a user', 'company-1-chat-user-10', 'chat', { action: 'new-message', newMessage, chat }],
  ['[RT-22] a chat of a user', 'company-1-chat-user-10', 'chat', { action: 'update', chat }],
  ['[RT-22] a message of an open chat', 'company-1-chat-7', 'chat', { action: 'new-message', newMessage, chat }],
  ['[RT-22] an open chat', 'company-1-chat-7', 'chat', { action: 'update', chat }],
])('%s that comes as %s reaches the slices', async (_, name, kind, payload) => {
  const { dispatch, receive, actions } = await connect();
  dispatch(channelFollowed({ kind: 'chat', id: 7 }));
  receive(name, payload);
  const event = parseEvent(kind, payload, 1);
  expect(event).not.toBeNull();
  expect(actions.flatMap((action) => eventsOf(action, kind)).map((told) => told.payload)).toEqual([event]);
});
