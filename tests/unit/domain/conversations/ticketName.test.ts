import { expect, it } from 'vitest';
import { ticketName } from '@/domain/conversations/ticketName';
import { aTicket } from '@tests/support/records';

it.each([
  ['its contact', { id: 1, name: 'Lia Prado', number: '5511977428850' }, false, 'Lia Prado'],
  ['the number of a contact without a name', { id: 1, name: ' ', number: '5511977428850' }, false, '+55 11 97742-8850'],
  ['its own number without a contact', null, false, '#7'],
  ['its own number as a group without a name, whose number is none', { id: 1, name: '', number: '1203' }, true, '#7'],
])('a ticket is called by %s', (_, contact, isGroup, name) => {
  expect(ticketName(aTicket({ id: 7, contact, isGroup }))).toBe(name);
});
