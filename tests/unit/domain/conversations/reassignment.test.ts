import { describe, expect, it } from 'vitest';
import { reassignmentBetween } from '@/domain/conversations/reassignment';
import { aTicket } from '@tests/support/records';

const ME = 10;
const bruno = { id: 11, name: 'Bruno Alves' };
const sales = { id: 1, name: 'Vendas', color: '#16a34a' };
const mine = aTicket({ status: 'open', userId: ME, user: { id: ME, name: 'Ana Ribeiro' }, queue: sales });
const his = { ...mine, userId: bruno.id, user: bruno };
const waiting = aTicket({ queue: sales });

describe('what another agent did', () => {
  it.each([
    ['takes my ticket', mine, his, { kind: 'taken', by: 'Bruno Alves', queue: 'Vendas' }],
    ['accepts the one I look at', waiting, his, { kind: 'taken', by: 'Bruno Alves', queue: 'Vendas' }],
    ['closes mine', mine, { ...his, status: 'closed' }, { kind: 'closed', by: 'Bruno Alves', queue: 'Vendas' }],
    ['puts mine back into a queue', mine, waiting, { kind: 'queued', by: null, queue: 'Vendas' }],
    ['takes it and nobody says who', mine, { ...his, user: null }, { kind: 'taken', by: null, queue: 'Vendas' }],
  ])('[OFF-10] %s', (_, before, after, reassignment) => {
    expect(reassignmentBetween(before, after, ME)).toEqual(reassignment);
  });

  it.each([
    ['I accept', waiting, mine],
    ['I close it elsewhere', mine, { ...mine, status: 'closed' }],
    ['it comes back to me', his, mine],
    ['a message arrives', mine, { ...mine, unreadMessages: 3 }],
    ['the customer writes on a closed ticket', { ...his, status: 'closed' }, waiting],
    ['it stays closed', { ...his, status: 'closed' }, { ...his, status: 'closed' }],
    ['it gets a status nobody knows', mine, { ...his, status: 'archived' }],
  ])('[OFF-10] is nothing when %s', (_, before, after) => {
    expect(reassignmentBetween(before, after, ME)).toBeNull();
  });
});

it.each([
  ['another agent hands it on to a third', his, { ...his, userId: 12, user: null }, 'taken'],
  ['a closed one of the same agent is reopened', { ...his, status: 'closed' }, his, 'taken'],
  ['a colleague’s only changes', his, { ...his, unreadMessages: 2 }, null],
  ['a waiting one keeps waiting', waiting, { ...waiting, queue: null }, null],
])('[OFF-10] %s', (_, before, after, kind) => {
  expect(reassignmentBetween(before, after, ME)?.kind ?? null).toBe(kind);
});

it('[OFF-10] a queue that is unknown is not named', () => {
  expect(reassignmentBetween(mine, { ...his, queue: undefined, user: undefined }, ME)).toEqual({
    kind: 'taken',
    by: null,
    queue: null,
  });
});
