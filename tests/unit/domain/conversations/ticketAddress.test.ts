import { expect, it } from 'vitest';
import { conversationAddress, ticketAddress } from '@/domain/conversations/ticketAddress';
import { aTicket } from '@tests/support/records';

it('[ROUTE-08] an address of a conversation leads nowhere else, whatever id the server gave it', () => {
  expect(conversationAddress('../contacts?x=1#y')).toBe('/tickets/..%2Fcontacts%3Fx%3D1%23y');
  expect(ticketAddress(aTicket({ uuid: '../users', status: 'open' }))).toBe('/tickets/..%2Fusers');
});

it('[TLIST-27] a waiting ticket is shown in its list', () => {
  expect(ticketAddress(aTicket({ id: 7, status: 'pending' }))).toBe('/tickets?pending=7');
});
