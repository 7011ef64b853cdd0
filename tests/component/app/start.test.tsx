import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { drawn } from '@tests/support/rendering/drawn';
import { hold } from '@tests/support/hold';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[PERF-02] the frame asks for the first list at once and alone, shows it with its answer, asks for the rest then, and for nothing twice', async () => {
  const { held, release } = hold<FakeAnswer>();
  const lists: string[] = [];
  const { calls } = await renderSignedIn({
    user: { queues: [{ id: 1, name: 'Vendas', color: '#16a34a' }] },
    routes: {
      'GET /tickets': ({ params }) => {
        const { status = 'unread' } = params as { readonly status?: string };
        lists.push(status);
        return lists.length === 1 ? held : { body: { tickets: [], count: 0, hasMore: false } };
      },
    },
  });
  // At once: the clock stands still, so that no timer can have brought it.
  expect(calls).toEqual(['GET /tickets']);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect([calls, lists]).toEqual([['GET /tickets'], ['open']]);
  const mine = aTicket({ id: 1, status: 'open', userId: 7, companyId: 3 });
  await act(async () => release({ body: { tickets: [mine], count: 1, hasMore: false } }));
  await drawn(() => expect(screen.getByRole('button', { name: /^Cliente 1,/ })).toBeVisible());
  await drawn(() => expect(calls).toContain('GET /whatsapp/'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(lists).toEqual(['open', 'pending', 'unread']);
  const others = calls.filter((call) => call !== 'GET /tickets');
  expect(others).toEqual([...new Set(others)]);
  expect(others.length).toBeGreaterThan(4);
});
