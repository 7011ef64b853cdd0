import { expect, it } from 'vitest';
import { contactSchema, savedContactSchema, ticketOfSavedContact } from '@/protocol/records/contacts';
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
])('[CONT-22] what saving a contact answers: %s', (_, answered, uuid) => {
  const saved = parseRecord(savedContactSchema, answered);
  expect(saved && ticketOfSavedContact(saved)).toBe(uuid);
});

it.each([
  ['blanks', { name: ' \u00a0 ', number: 5511 }, '5511'],
  ['nothing', { name: '', number: '5511' }, '5511'],
  ['blanks without a number', { name: ' ' }, ' '],
  ['a name', { name: ' Bia', number: '5511' }, ' Bia'],
  // A form that lacks the name must not bring the number in its place.
  ['no name', { number: '5511' }, ''],
])('[CONT-01] what a contact is called: %s', (_, facts, name) => {
  for (const schema of [contactSchema, savedContactSchema])
    expect(parseRecord(schema, { id: 4, ...facts })?.name).toBe(name);
});
