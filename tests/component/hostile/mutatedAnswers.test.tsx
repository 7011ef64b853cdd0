import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRandom, mutate } from '@tests/support/hostile/mutations';
import { type Exchange, readExchanges, recordedAreas } from '@tests/support/recordings/recordings';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

/** Records in each list of an answer: more than any of them has fields. */
const COPIES = 30;

/** A list's records and copies of them, each with an id of its own: one without each field, then some with random faults. */
const faulty = (list: readonly unknown[], random: () => number): readonly unknown[] =>
  Array.from({ length: list.length === 0 ? 0 : COPIES }, (_, place) => {
    const record = list[place % list.length];
    if (typeof record !== 'object' || record === null || !('id' in record)) return mutate(record, random);
    const ownId = typeof record.id === 'string' ? `ID${place}` : 1_000 + place;
    const copy = { ...record, id: place < list.length ? record.id : ownId };
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

/** Recorded records by the address that shows them, and the role that only their screen has. */
const SHOWN: Readonly<Record<string, readonly [address: string, role: string]>> = {
  '/tickets/:ticketUuid?': ['/tickets/510c7be2-4fa2-4661-866c-b438d6322b14', 'article'],
  '/contacts/:contactId?': ['/contacts/1', 'dialog'],
  '/campaign/:campaignId/report': ['/campaign/2/report', 'progressbar'],
  '/contact-lists/:contactListId/contacts': ['/contact-lists/1/contacts', 'row'],
};
const addresses = routes.map(({ path, screen: Page }) => {
  const [address, role] = SHOWN[path] ?? [path.replace(/\/:.*/, ''), 'heading'];
  return [address, role, path, Page] as const;
});

describe('a server whose answers have random faults', () => {
  it.each(addresses)('[SEC-09] does not crash the screen of %s', async (address, role, path, Page) => {
    const random = createRandom(11);
    // The administrator of the recordings.
    const owner = aUser({ id: 6, profile: 'admin', super: true });
    const At = () => (
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
    );
    await renderPage(At, { path: address, user: owner, routes: faultyServer(random) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await settle();
    expect((await screen.findAllByRole(role)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Algo deu errado/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
