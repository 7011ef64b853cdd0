import { expect, it } from 'vitest';
import { savedContactSchema, ticketOfSavedContact } from '@/protocol/records/contacts';
import { parseRecord } from '@/protocol/parse';

const contact = { id: 4, name: 'Bia', number: '5511' };

it.each([
  ['a plain contact', contact, null],
  ['a ticket in place of the contact', { ...contact, uuid: 'u-1', status: 'open' }, 'u-1'],
  ['a contact with its ticket', { ...contact, ticket: { uuid: 'u-2', status: 'pending' } }, 'u-2'],
  ['a uuid without a status, which is no ticket', { ...contact, uuid: 'u-1' }, null],
  ['a status without a uuid', { ...contact, status: 'open' }, null],
  ['a ticket without a status', { ...contact, ticket: { uuid: 'u-2' } }, null],
  ['no ticket', { ...contact, ticket: null }, null],
])('what saving a contact answers: %s', (_, answered, uuid) => {
  const saved = parseRecord(savedContactSchema, answered);
  expect(saved && ticketOfSavedContact(saved)).toBe(uuid);
});
