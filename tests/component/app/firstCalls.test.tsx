import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { socketStateChanged } from '@/realtime/socketActions';
import type { FakeAnswer } from '@tests/support/fakeNetwork';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const REST = [
  'GET /companies/listPlan/3',
  'GET /companies/3',
  'GET /settings/',
  'GET /whatsapp/',
  'GET /version',
  'GET /announcements/',
  'GET /chats/',
];

it('[PERF-02] the list is asked for first and alone, then what the rest of the frame needs, and nothing twice', async () => {
  const asked: string[] = [];
  const calls: string[] = [];
  let untilListed: readonly string[] = [];
  const lists = async ({ params }: { params?: unknown }): Promise<FakeAnswer> => {
    const { status = 'unread' } = params as { status?: string };
    asked.push(status);
    const tickets = status === 'open' ? [aTicket({ id: 1, status: 'open', userId: 7 })] : [];
    // Whatever leaves together with the first list, or before its answer, has left by then.
    await new Promise((resolve) => void setTimeout(resolve, 50));
    if (status === 'open') untilListed = calls.slice();
    return { body: { tickets, count: tickets.length, hasMore: false } };
  };
  const noted = (call: string, answer: (config: never) => FakeAnswer | Promise<FakeAnswer>) => (config: unknown) => {
    calls.push(call);
    return answer(config as never);
  };
  const routes = Object.fromEntries([
    ['GET /tickets', noted('GET /tickets', lists)],
    ...REST.map((call) => [call, noted(call, () => ({ status: 404, body: '' }))] as const),
  ]);
  const { store } = await renderSignedIn({ routes });
  await act(async () => {
    for (const state of ['connecting', 'online'] as const)
      store.dispatch(socketStateChanged({ state, nextTryAt: null, at: Date.now() }));
  });

  expect(await screen.findByRole('tab', { name: /^Atendendo ?1 atendimento$/ })).toBeInTheDocument();
  expect(untilListed).toEqual(['GET /tickets']);
  await vi.waitFor(() => expect(calls).toHaveLength(3 + REST.length), { timeout: 10_000 });
  expect(asked).toEqual(['open', 'pending', 'unread']);
  expect(calls.filter((call) => call !== 'GET /tickets').toSorted()).toEqual(REST.toSorted());
});
