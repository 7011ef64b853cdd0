import { describe, expect, it, vi } from 'vitest';
import { contactSchema } from '@/protocol/records/contacts';
import { messageSchema } from '@/protocol/records/messages';
import { settingSchema } from '@/protocol/records/settings';
import { tagSchema } from '@/protocol/records/tags';
import { ticketSchema } from '@/protocol/records/tickets';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';
import { flag, id, instant, number, parseList, parseRecord, text } from '@/protocol/parse';

const ticket = { id: 7, uuid: 'u-7', status: 'open' };

describe('values', () => {
  it.each([
    ['a number', number, 12, 12],
    ['numeric text as a number', number, '12', 12],
    ['a fraction in text', number, '0.5', 0.5],
    ['words are no number', number, 'twelve', null],
    ['empty text is no number', number, '', null],
    ['an id in text', id, '42', 42],
    ['zero is no id', id, 0, null],
    ['a fraction is no id', id, 1.5, null],
    ['text', text, 'x', 'x'],
    ['[COMPAT-01] a number as text', text, 5, '5'],
    ['true in text', flag, 'true', true],
    ['0 as no', flag, 0, false],
    ['other words are no flag', flag, 'enabled', null],
    ['a point in time', instant, '2026-11-21T06:00:15.576Z', '2026-11-21T06:00:15.576Z'],
    ['what no clock can read', instant, 'amanhã', null],
  ])('%s', (_title, schema, sent, read) => {
    expect(parseRecord(schema, sent)).toBe(read);
  });
});

describe('records', () => {
  it('[COMPAT-01] drop unknown keys and accept unknown words', () => {
    const read = parseRecord(ticketSchema, { ...ticket, status: 'zzz', channel: 'sms', protocol: { a: 1 } });
    expect(read).toEqual({ ...ticket, status: 'zzz' });
  });

  it('[SEC-09] [COMPAT-01] keep a record whose certain fields are missing or unreadable, with neutral ones', () => {
    const neutral = { id: 1, name: '', status: '' };
    expect(parseRecord(whatsappSchema, { id: 1 })).toEqual(neutral);
    expect(parseRecord(whatsappSchema, { id: 1, name: null, status: { a: 1 } })).toEqual(neutral);
  });

  it('leave missing fields absent, so that a merge keeps known values', () => {
    const known = parseRecord(ticketSchema, {
      ...ticket,
      user: { id: 1, name: 'Ana' },
      tags: [{ id: 2, name: 'VIP' }],
    });
    const update = parseRecord(ticketSchema, { ...ticket, unreadMessages: 3 });
    expect(Object.keys(update ?? {})).toEqual(['id', 'uuid', 'status', 'unreadMessages']);
    expect({ ...known, ...update }).toMatchObject({ user: { name: 'Ana' }, tags: [{ id: 2 }], unreadMessages: 3 });
  });

  it('keep null as a value, which a merge applies', () => {
    expect({ queueId: 4, ...parseRecord(ticketSchema, { ...ticket, queueId: null }) }).toMatchObject({ queueId: null });
  });

  it('[SEC-09] leave an unreadable optional field absent and keep the record', () => {
    expect(parseRecord(ticketSchema, { ...ticket, queue: 'Suporte', tags: 'none', createdAt: 'x' })).toEqual(ticket);
  });

  it.each([
    ['no id', { ...ticket, id: undefined }],
    ['an unreadable id', { ...ticket, id: 'abc' }],
    ['no uuid', { ...ticket, uuid: '' }],
    ['a list', [ticket]],
    ['text', '<html>'],
    ['null', null],
  ])('[SEC-09] a ticket without identity is dropped: %s', (_title, sent) => {
    expect(parseRecord(ticketSchema, sent)).toBeNull();
  });

  it('[COMPAT-01] numbers sent as text are read as numbers', () => {
    expect(parseRecord(tagSchema, { id: '3', name: 'VIP', color: '#fff', ticketsCount: '12' })).toMatchObject({
      id: 3,
      ticketsCount: 12,
    });
    expect(parseRecord(ticketSchema, { ...ticket, promptId: '5' })?.promptId).toBe(5);
  });

  it('[SEC-05] never contain secrets', () => {
    const session = '{"creds":{}}';
    expect(parseRecord(whatsappSchema, { id: 1, name: 'Loja', session })).not.toHaveProperty('session');
    expect(parseRecord(messageSchema, { id: 'A', ticketId: 1, dataJson: '{}' })).not.toHaveProperty('dataJson');
    expect(parseRecord(contactSchema, { id: 1, name: 'A', whatsapp: { id: 2, name: 'B', session } })).toEqual({
      id: 1,
      name: 'A',
      whatsapp: { id: 2, name: 'B' },
    });
    expect(parseRecord(settingSchema, { id: 1, key: 'tokenixc', value: 'secret' })).toBeNull();
  });
});

describe('lists', () => {
  it('[SEC-09] [COMPAT-01] leave out and count unreadable records', () => {
    const onDropped = vi.fn();
    expect(parseList(tagSchema, [{ id: 1, name: 'a', color: '' }, {}, null], onDropped)).toHaveLength(1);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('report nothing when nothing was left out', () => {
    const onDropped = vi.fn();
    parseList(tagSchema, [{ id: 1, name: 'a', color: '' }], onDropped);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('[SEC-09] read anything but a list as empty', () => {
    expect(parseList(tagSchema, { tags: [] })).toEqual([]);
  });
});

describe('a yes or no', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    [1, true],
    [0, false],
    [2, null],
    ['TRUE', null],
    [null, null],
  ])('[COMPAT-01] %j is read as %s', (sent, read) => {
    expect(parseRecord(flag, sent)).toBe(read);
  });
});

it('a field that is absent is no field with the value undefined, also inside lists', () => {
  const read = parseRecord(ticketSchema, {
    ...ticket,
    queueId: undefined,
    tags: [{ id: 2, name: 'VIP', color: 5 }, {}],
  });
  expect(Object.keys(read ?? {})).toEqual(['id', 'uuid', 'status', 'tags']);
  expect(read?.tags).toEqual([{ id: 2, name: 'VIP', color: '5' }]);
});
