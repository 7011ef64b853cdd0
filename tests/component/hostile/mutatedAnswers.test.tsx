import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRandom, mutate } from '@tests/support/hostile/mutations';
import { type Exchange, readExchanges, recordedAreas } from '@tests/support/recordings/recordings';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

/** Records in each list of an answer: more than any of them has fields. */
const COPIES = 30;

/** Copies of a list's records, each with an id of its own: one without each field, then some with random faults. */
const faulty = (list: readonly unknown[], random: () => number): readonly unknown[] =>
  Array.from({ length: list.length === 0 ? 0 : COPIES }, (_, place) => {
    const record = list[place % list.length];
    if (typeof record !== 'object' || record === null || !('id' in record)) return mutate(record, random);
    const copy = { ...record, id: place + 1 };
    const lost = Object.keys(record)[place];
    // What is undefined does not survive the way over the network.
    return lost === undefined || lost === 'id' ? mutate(copy, random) : { ...copy, [lost]: undefined };
  });

/** An answer whose lists are faulty, or which is faulty itself. */
const spoil = (body: unknown, random: () => number): unknown => {
  if (Array.isArray(body)) return faulty(body, random);
  if (typeof body !== 'object' || body === null) return body;
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return mutate(body, random);
  return { ...body, ...Object.fromEntries(lists.map(([key, list]) => [key, faulty(list as unknown[], random)])) };
};

const lengthOf = ({ response }: Exchange): number => JSON.stringify(response.body).length;

/** A server that answers every recorded read with faults; a path may end with a slash or not. */
const faultyServer = (random: () => number): FakeRoutes => {
  const reads = [...recordedAreas().keys()]
    .flatMap(readExchanges)
    .filter(({ request, response }) => request.method === 'GET' && response.status === 200)
    // Of several answers of a path, the last one counts: the longest.
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return Object.fromEntries(
    reads.flatMap(({ request, response }) => {
      const path = request.path.replace(/\/$/, '');
      const answer = () => ({ body: spoil(response.body, random) });
      return [`GET ${path}`, `GET ${path}/`].map((call) => [call, answer] as const);
    }),
  );
};

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await act(async () => {});
};

// Those without a parameter of their own, which are most.
const pages = routes.filter(({ path }) => !/:\w+\//.test(path)).map(({ path, screen: Page }) => [path, Page] as const);

describe('a server whose answers have random faults', () => {
  it.each(pages)('[SEC-09] does not crash the screen of %s', async (path, Page) => {
    const random = createRandom(11);
    const owner = aUser({ profile: 'admin', super: true });
    await renderPage(Page, { path: path.replace(/\/:.*/, ''), user: owner, routes: faultyServer(random) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await settle();
    expect(screen.queryByText(/Algo deu errado/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
