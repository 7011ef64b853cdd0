import { describe, expect, it } from 'vitest';
import { type EventKind, channelName, eventNames, parseEvent } from '@/protocol/events';

const COMPANY = 3;
const parse = (kind: EventKind, payload: unknown) => parseEvent(kind, payload, COMPANY);
const ticket = { id: 5, uuid: 'u-5', status: 'open', companyId: COMPANY };
const message = { id: 'AB', ticketId: 5, body: 'Oi', companyId: COMPANY, fromMe: false, ack: 0 };

describe('names', () => {
  const names = eventNames(COMPANY, 8);

  it.each([
    ['[RT-08] connections', 'company-3-whatsapp', 'whatsapp'],
    ['[RT-09] their sessions', 'company-3-whatsappSession', 'whatsappSession'],
    ['[RT-10] internal chats', 'company-3-chat', 'chat'],
    ['[RT-11] [RT-12] messages', 'company-3-appMessage', 'appMessage'],
    ['[RT-13] [RT-14] [RT-15] tickets', 'company-3-ticket', 'ticket'],
    ['[RT-16] contacts', 'company-3-contact', 'contact'],
    ['[RT-17] users', 'company-3-user', 'user'],
    ['[RT-18] logins elsewhere', 'company-3-auth', 'auth'],
  ])('%s come under %s', (_, name, kind) => {
    expect(names.get(name)).toBe(kind);
  });

  it.each([
    ['company-3-user', 'user'],
    ['company-3-contact', 'contact'],
    ['company-3-queue', 'queue'],
    ['company-3-ContactList', 'contactList'],
    ['company-3-ContactListItem', 'contactListItem'],
    ['company-3-quickmessage', 'quickmessage'],
    ['company-3-campaign', 'campaign'],
    ['company-3-campaignSettings', 'campaignSettings'],
    ['company-3-queueIntegration', 'queueIntegration'],
    ['company-3-settings', 'settings'],
    ['company-3-help', 'help'],
    ['company-3-payment', 'payment'],
    ['company-3-chat-user-8', 'chat'],
    ['company3-file', 'file'],
    ['company-3-file', 'file'],
    ['schedule', 'schedule'],
    ['company-3-schedule', 'schedule'],
    ['company3-schedule', 'schedule'],
    ['prompt', 'prompt'],
    ['company-3-prompt', 'prompt'],
    ['tag', 'tag'],
    ['company-3-tag', 'tag'],
    ['whatsappSession', 'whatsappSession'],
    ['company3-quickemessage', 'quickmessage'],
    ['company-3-quickemessage', 'quickmessage'],
    ['company-announcement', 'announcement'],
    ['company-3-announcement', 'announcement'],
  ])('[COMPAT-01] [RT-19] [RT-20] [RT-21] [RT-22] [RT-23] %s is received as %s', (name, kind) => {
    expect(names.get(name)).toBe(kind);
  });

  it('[RT-22] [RT-23] [RT-24] one chat and one contact list have their own names', () => {
    expect(channelName('chat', COMPANY, 4)).toBe('company-3-chat-4');
    expect(channelName('contactListItem', COMPANY, 4)).toBe('company-3-ContactListItem-4');
  });

  it('[RT-24] every name with a company contains the user’s own company', () => {
    const numbered = [...names.keys()].filter((name) => /^company-?\d/.test(name));
    expect(numbered).toHaveLength(28);
    for (const name of numbered) expect(name).toMatch(/^company-?3-/);
  });
});

describe('payloads', () => {
  /** An area's words for its record and for the id of a deleted one. */
  const words: readonly [EventKind, readonly string[], readonly string[]][] = [
    ['announcement', ['record', 'announcement'], ['id', 'announcementId']],
    ['campaign', ['record', 'campaign'], ['id', 'campaignId']],
    ['chat', ['record', 'chat'], ['id', 'chatId']],
    ['contact', ['record', 'contact'], ['id', 'contactId']],
    ['contactList', ['record', 'contactList'], ['id', 'contactListId']],
    ['contactListItem', ['record', 'contactListItem'], ['id', 'contactListItemId']],
    ['file', ['record', 'fileList'], ['id', 'fileId']],
    ['help', ['record', 'help'], ['id', 'helpId']],
    ['prompt', ['record', 'prompt'], ['id', 'promptId', 'intelligenceId']],
    ['queue', ['record', 'queue'], ['id', 'queueId']],
    ['queueIntegration', ['record', 'queueIntegration'], ['id', 'integrationId']],
    ['quickmessage', ['record', 'quickMessage'], ['id', 'quickMessageId']],
    ['schedule', ['record', 'schedule'], ['id', 'scheduleId']],
    ['tag', ['record', 'tag'], ['id', 'tagId']],
    ['user', ['record', 'user'], ['id', 'userId']],
    ['whatsapp', ['record', 'whatsapp'], ['id', 'whatsappId']],
  ];

  it.each(words)('[COMPAT-01] [RT-21] [RT-23] the record of a %s is under %j', (kind, names) => {
    const record = { id: 1, uuid: 'u-1', name: 'Materiais' };
    for (const name of names)
      for (const action of ['create', 'update'])
        expect(parse(kind, { action, [name]: record })).toMatchObject({ action, record: { id: 1 } });
  });

  it.each(words)(
    '[COMPAT-01] [RT-21] [RT-23] [CALL-147] the id of a deleted %s is under id or its own word, number or text',
    (kind, _, names) => {
      for (const name of names)
        for (const id of [12, '12'])
          expect(parse(kind, { action: 'delete', [name]: id })).toEqual({ action: 'delete', id: 12 });
    },
  );

  it('[TAG-09] tags come under both of their names, and a deleted one is named by number or text', () => {
    const names = eventNames(COMPANY, 8);
    expect([names.get('tag'), names.get('company-3-tag')]).toEqual(['tag', 'tag']);
    const tag = { id: 4, name: 'VIP', color: '#fff', companyId: COMPANY };
    for (const action of ['create', 'update']) expect(parse('tag', { action, tag })).toEqual({ action, record: tag });
    for (const tagId of [4, '4'])
      expect(parse('tag', { action: 'delete', tagId })).toEqual({ action: 'delete', id: 4 });
    expect(parse('tag', { action: 'update', tag: { ...tag, companyId: COMPANY + 1 } })).toBeNull();
  });

  it('[COMPAT-01] [RT-23] unknown actions are ignored', () => {
    expect(parse('tag', { action: 'merge', tag: { id: 1, name: 'VIP', color: '' } })).toBeNull();
    expect(parse('ticket', { action: 'archive', ticket })).toBeNull();
  });

  it.each<EventKind>(['user', 'contact', 'queue', 'contactList', 'contactListItem'])(
    '[RT-20] a reload of a %s contains the records that caused it',
    (kind) => {
      const records = [{ id: 1, name: 'Ana' }];
      expect(parse(kind, { action: 'reload', records })).toMatchObject({ action: 'reload', records });
      expect(parse(kind, { action: 'reload' })).toEqual({ action: 'reload', records: [] });
    },
  );

  it.each([
    ['[RT-13] [TICKET-35] a change', 'update', { ticket }, { action: 'update', record: ticket }],
    ['[RT-14] [TLIST-33] [TICKET-28] a removal', 'delete', { ticketId: 5 }, { action: 'delete', id: 5 }],
    ['[RT-14] [TLIST-33] [TICKET-28] a removal', 'delete', { ticketId: '5', ticket }, { action: 'delete', id: 5 }],
    ['[COMPAT-01] [RT-14] [TLIST-33] [TICKET-28] a removal', 'delete', { ticket }, { action: 'delete', id: 5 }],
    ['[COMPAT-01] [RT-15] [TLIST-34] a reading', 'updateUnread', { ticketId: 5 }, { action: 'updateUnread', id: 5 }],
    ['[COMPAT-01] [RT-15] [TLIST-34] a reading', 'updateUnread', { ticketId: '5' }, { action: 'updateUnread', id: 5 }],
  ])('%s is reported by a ticket event %s: %j', (_, action, content, event) => {
    expect(parse('ticket', { action, ...content })).toEqual(event);
  });

  it('[RT-08] a connection event reports update and delete', () => {
    const connection = { id: 2, name: 'Loja', status: 'CONNECTED' };
    expect(parse('whatsapp', { action: 'update', whatsapp: connection })).toEqual({
      action: 'update',
      record: connection,
    });
    expect(parse('whatsapp', { action: 'delete', whatsappId: 2 })).toEqual({ action: 'delete', id: 2 });
  });

  it('[RT-09] a session event has status, QR code, retries and time of the connection', () => {
    const session = {
      id: 2,
      name: 'Loja',
      status: 'qrcode',
      qrcode: '2@x',
      retries: 1,
      updatedAt: '2026-11-21T12:00:00.000Z',
    };
    // Servers clear a code that was scanned.
    for (const qrcode of ['2@x', '', null]) {
      const record = { ...session, qrcode };
      expect(parse('whatsappSession', { action: 'update', session: record })).toEqual({ action: 'update', record });
    }
  });

  it('[RT-16] a contact event has the changed contact', () => {
    const contact = { id: 2, name: 'Alice', number: '5511988887777' };
    expect(parse('contact', { action: 'update', contact })).toEqual({ action: 'update', record: contact });
  });

  it('[RT-17] a user event has the created or changed user, or the id of a deleted one', () => {
    const user = { id: 8, name: 'Ana', email: 'ana@aurora.com.br', profile: 'admin' };
    for (const action of ['create', 'update']) {
      expect(parse('user', { action, user })).toEqual({ action, record: user });
    }
    expect(parse('user', { action: 'delete', userId: 8 })).toEqual({ action: 'delete', id: 8 });
  });

  it('[RT-18] [SESS-17] a login event names the account, as a number or as text; without one it is none', () => {
    const user = { id: 8, email: 'ana@aurora.com.br', companyId: COMPANY };
    expect(parse('auth', { action: 'update', user })).toEqual({ action: 'update', record: user });
    expect(parse('auth', { action: 'update', user: { ...user, id: '8' } })).toEqual({ action: 'update', record: user });
    expect(parse('auth', { action: 'update', user: { ...user, id: undefined } })).toBeNull();
    expect(parse('auth', { action: 'update' })).toBeNull();
  });

  it('[RT-11] [RT-12] a message event has message, ticket and contact side by side', () => {
    const contact = { id: 2, name: 'Alice' };
    const payload = { action: 'create', message: { ...message, contact, ticket }, ticket, contact };
    expect(parse('appMessage', payload)).toEqual({
      action: 'create',
      record: { ...message, contact },
      ticket,
      contact,
    });
    expect(parse('appMessage', { action: 'update', message })).toEqual({
      action: 'update',
      record: message,
      ticket: null,
      contact: null,
    });
  });

  it('[RT-10] a chat event reports a changed chat', () => {
    const record = { id: 1, uuid: 'c', title: 'Equipe' };
    expect(parse('chat', { action: 'update', chat: record })).toEqual({ action: 'update', record });
  });

  it('[RT-10] [RT-22] [RT-23] [CHAT-18] a new chat message includes the chat after counting, beside that from before', () => {
    const chatOf = (unreads: number) => ({ id: 1, uuid: 'c', title: 'Equipe', users: [{ userId: 8, unreads }] });
    const chat = chatOf(1);
    const newMessage = { id: 3, chatId: 1, message: 'Oi', chat: chatOf(0) };
    expect(parse('chat', { action: 'new-message', newMessage, chat })).toEqual({
      action: 'new-message',
      message: newMessage,
      record: chat,
    });
  });

  it('[CHECK-17] a payment keeps the provider’s status', () => {
    const company = { id: COMPANY, name: 'Loja', dueDate: '2026-12-26T00:00:00.000Z' };
    expect(parse('payment', { action: 'CONCLUIDA', company })).toEqual({ action: 'CONCLUIDA', record: company });
  });
});

describe('ignored events', () => {
  it.each<[EventKind, object]>([
    ['tag', { action: 'update', tag: { id: 1, name: 'VIP', color: '', companyId: 4 } }],
    ['schedule', { action: 'create', schedule: { id: 1, body: 'Olá', companyId: 4 } }],
    ['prompt', { action: 'update', prompt: { id: 1, name: 'P', companyId: 4 } }],
    ['whatsappSession', { action: 'update', session: { id: 1, name: 'Z', status: 'OPENING', companyId: 4 } }],
    ['ticket', { action: 'update', ticket: { ...ticket, companyId: 4 } }],
    ['appMessage', { action: 'create', message: { ...message, companyId: 4 } }],
  ])('[RT-24] a %s of another company is dropped', (kind, payload) => {
    expect(parse(kind, payload)).toBeNull();
    expect(parseEvent(kind, payload, 4)).not.toBeNull();
  });

  it('[RT-19] announcements come from the company that owns the installation', () => {
    const record = { id: 1, title: 'Aviso', text: 'x', companyId: 1 };
    for (const action of ['create', 'update']) {
      expect(parse('announcement', { action, record })).toEqual({ action, record });
    }
    expect(parse('announcement', { action: 'delete', id: '1' })).toEqual({ action: 'delete', id: 1 });
  });

  it.each([
    null,
    undefined,
    'x',
    4,
    [],
    {},
    { action: 'update' },
    { action: 'update', ticket: {} },
    { action: 'delete' },
  ])('[SEC-09] [COMPAT-01] a malformed payload is dropped: %j', (payload) => {
    expect(parse('ticket', payload)).toBeNull();
  });
});

describe('an event in an unusual form', () => {
  const tag = { id: 1, name: 'VIP', color: '#fff' };

  it.each<[string, EventKind, object]>([
    ['a new record that is unreadable', 'tag', { action: 'create', tag: { name: 'VIP' } }],
    ['a deleted record without an id', 'tag', { action: 'delete' }],
    ['a deleted record whose id is no number', 'tag', { action: 'delete', tagId: 'abc' }],
    [
      'an action that settings never have',
      'settings',
      { action: 'create', setting: { key: 'call', value: 'enabled' } },
    ],
    ['an unreadable setting', 'settings', { action: 'update', setting: { key: 'secret', value: 'x' } }],
    ['a message with another action', 'appMessage', { action: 'delete', message }],
    ['an unreadable message', 'appMessage', { action: 'create', message: {} }],
    ['an unreadable message of a chat', 'chat', { action: 'new-message', newMessage: {} }],
    ['settings of campaigns that are no list', 'campaignSettings', { action: 'update', record: { key: 'a' } }],
    ['a payment without its word', 'payment', { company: { id: COMPANY, name: 'Loja' } }],
    ['a payment without its company', 'payment', { action: 'CONCLUIDA' }],
    ['a ticket that is gone without its id', 'ticket', { action: 'delete', ticket: {} }],
  ])('[SEC-09] %s is dropped', (_, kind, payload) => {
    expect(parse(kind, payload)).toBeNull();
  });

  it('[RT-23] an empty value under one name does not hide the record under the next', () => {
    expect(parse('tag', { action: 'create', tag: null, record: tag })).toEqual({ action: 'create', record: tag });
    expect(parse('tag', { action: 'delete', id: null, tagId: 4 })).toEqual({ action: 'delete', id: 4 });
    expect(parse('tag', { action: 'delete', id: 3, tagId: 4 })).toEqual({ action: 'delete', id: 3 });
  });

  it('[RT-20] [RT-23] a reload names its records, a single one, or none', () => {
    const item = { id: 1, name: 'Ana', number: '5511' };
    expect(parse('contact', { action: 'reload', record: [item] })).toMatchObject({ action: 'reload', records: [item] });
    expect(parse('contact', { action: 'reload' })).toEqual({ action: 'reload', records: [] });
    expect(parse('contact', { action: 'delete', contactId: 4 })).toEqual({ action: 'delete', id: 4 });
  });

  it('[RT-23] the changed settings of campaigns come under record or records', () => {
    const stored = [{ key: 'messageInterval', value: '5' }];
    expect(parse('campaignSettings', { action: 'update', record: stored })).toEqual({
      action: 'update',
      records: stored,
    });
    expect(parse('campaignSettings', { records: stored })).toEqual({ action: 'update', records: stored });
  });

  it('[RT-13] [RT-14] [RT-15] a ticket that is new counts as changed, and one that is gone may be named by itself', () => {
    expect(parse('ticket', { action: 'create', ticket })).toEqual({ action: 'update', record: ticket });
    expect(parse('ticket', { action: 'delete', ticket })).toEqual({ action: 'delete', id: 5 });
    expect(parse('ticket', { action: 'updateUnread', ticketId: 'x', ticket })).toEqual({
      action: 'updateUnread',
      id: 5,
    });
  });

  it('[RT-11] a message may bring its ticket and its contact inside', () => {
    const contact = { id: 2, name: 'Alice' };
    expect(parse('appMessage', { action: 'create', message: { ...message, ticket, contact } })).toEqual({
      action: 'create',
      record: { ...message, contact },
      ticket,
      contact,
    });
  });

  it('[RT-22] a message of a chat may come without the chat, and a chat may be changed', () => {
    const newMessage = { id: 3, chatId: 1, message: 'Oi' };
    const chat = { id: 1, uuid: 'c', title: 'Equipe' };
    expect(parse('chat', { action: 'new-message', newMessage })).toEqual({
      action: 'new-message',
      message: newMessage,
      record: null,
    });
    expect(parse('chat', { action: 'update', chat })).toEqual({ action: 'update', record: chat });
  });

  it('[RT-24] belongs to everybody when it names no company, or none that can be read', () => {
    expect(parse('tag', { action: 'update', tag: { ...tag, companyId: 'x' } })).toEqual({
      action: 'update',
      record: tag,
    });
    expect(parse('tag', { action: 'update', tag: { ...tag, companyId: COMPANY } })).not.toBeNull();
  });
});

it('[RT-23] a change of settings says that it is one', () => {
  const setting = { key: 'call', value: 'enabled' };
  expect(parse('settings', { action: 'update', setting })).toEqual({ action: 'update', record: setting });
  expect(parse('tag', { action: 'archive', id: 4 })).toBeNull();
});
