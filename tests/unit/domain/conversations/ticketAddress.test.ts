import { expect, it } from 'vitest';
import { chatAddress } from '@/domain/conversations/chats';
import { conversationAddress, ticketAddress } from '@/domain/conversations/ticketAddress';
import { closingAddress } from '@/features/tickets/layout/pair';
import { aTicket } from '@tests/support/records';

it('[ROUTE-08] an address of a conversation leads nowhere else, whatever id the server gave it', () => {
  expect(conversationAddress('../contacts?x=1#y')).toBe('/tickets/..%2Fcontacts%3Fx%3D1%23y');
  expect(ticketAddress(aTicket({ uuid: '../users', status: 'open' }))).toBe('/tickets/..%2Fusers');
});

it('an id that ends within a character has an address, of a conversation, of the one that closes it, and of an internal chat', () => {
  expect(conversationAddress('a\uD83D')).toBe('/tickets/a%EF%BF%BD');
  expect(closingAddress('a\uD83D', null)).toMatch(/=a%EF%BF%BD$/);
  expect(chatAddress('\uDE00b')).toBe('/chats/%EF%BF%BDb');
  // Whole characters stay.
  expect(chatAddress('😀')).toBe('/chats/%F0%9F%98%80');
});

it('[TLIST-27] a waiting ticket is shown in its list', () => {
  expect(ticketAddress(aTicket({ id: 7, status: 'pending' }))).toBe('/tickets?pending=7');
});
