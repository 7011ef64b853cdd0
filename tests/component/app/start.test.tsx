import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { drawn } from '@tests/support/rendering/drawn';
import { hold } from '@tests/support/hold';
import { renderSignedIn } from './signedIn';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[PERF-02] the frame asks for the first list alone, for the rest once it is there, and for nothing twice', async () => {
  const { held, release } = hold<FakeAnswer>();
  const lists: string[] = [];
  const { calls } = await renderSignedIn({
    routes: {
      'GET /tickets': ({ params }) => {
        const { status = 'unread' } = params as { readonly status?: string };
        lists.push(status);
        return lists.length === 1 ? held : { body: { tickets: [], count: 0, hasMore: false } };
      },
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect([calls, lists]).toEqual([['GET /tickets'], ['open']]);
  await act(async () => release({ body: { tickets: [], count: 0, hasMore: false } }));
  await drawn(() => expect(calls).toContain('GET /whatsapp/'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(lists).toEqual(['open', 'pending', 'unread']);
  const others = calls.filter((call) => call !== 'GET /tickets');
  expect(others).toEqual([...new Set(others)]);
  expect(others.length).toBeGreaterThan(4);
});
