import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '@tests/support/rendering/drawn';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const MINUTE_MS = 60_000;
/** Half a percent of a minute is 300 ms: 10 ms for each time the page wakes. */
const MOST_WAKES = 30;

const modules = import.meta.glob<Readonly<Record<string, string>>>('../../../src/**/*.module.css', {
  eager: true,
  import: 'default',
});
/** The classes of elements that move without end: each frame of theirs costs as long as they are there. */
const endlessClasses = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const rules = readFileSync(path.join('src', file), 'utf8').matchAll(/([^{}]+)\{[^{}]*\binfinite\b/g);
    const names = [...rules].flatMap(([, selector = '']) => selector.match(/(?<=\.)[\w-]+/g) ?? [selector.trim()]);
    return names.map((name) => modules[`../../../src/${file}`]?.[name] ?? name);
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[PERF-08] an idle page beside waiting tickets wakes at most 30 times a minute, asks for nothing, changes nothing and moves nothing', async () => {
  const tickets = [1, 2, 3].map((id) => aTicket({ id, status: 'open', userId: 7, companyId: 3, fromMe: false }));
  const { calls, store } = await renderSignedIn({
    user: { queues: [{ id: 1, name: 'Vendas', color: '#16a34a' }] },
    routes: {
      'GET /tickets': ({ params }) => {
        const { status } = params as { readonly status?: string };
        const page = status === 'open' ? tickets : [];
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
    },
  });
  await drawn(() => expect(screen.getAllByRole('button', { name: /^Cliente \d,.*aguardando/ })).toHaveLength(3));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await drawn(() => expect(calls).toContain('GET /whatsapp/'));
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  const [asked, state, end] = [calls.length, store.getState(), Date.now() + MINUTE_MS];
  let wakes = 0;
  await act(async () => {
    while (vi.getTimerCount() > 0 && Date.now() < end) {
      await vi.advanceTimersToNextTimerAsync();
      wakes += 1;
    }
  });
  expect(wakes).toBeLessThanOrEqual(MOST_WAKES);
  expect(calls.slice(asked)).toEqual([]);
  expect(store.getState()).toBe(state);
  expect(endlessClasses).not.toEqual([]);
  const shown = new Set([...document.querySelectorAll('*')].flatMap((element) => [...element.classList]));
  expect(endlessClasses.filter((name) => shown.has(name))).toEqual([]);
});
