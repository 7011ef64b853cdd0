import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsersPage } from '@/features/users/UsersPage';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const bruno = { id: 7, name: 'Bruno Tavares', email: 'bruno@demo.balcao', profile: 'user' };
const sueli = { id: 8, name: 'Sueli Prado', email: 'sueli@demo.balcao', profile: 'user' };
const page = (users: readonly object[], hasMore = false): FakeAnswer => ({ body: { users, count: 9, hasMore } });

const open = async (...answers: readonly FakeAnswer[]) => {
  const { asked, route } = createRecordedRoute(...answers);
  await renderPage(UsersPage, { routes: { 'GET /users/': route } });
  return () => asked.map(({ query }) => query);
};
const search = (text: string) => type('Buscar usuários', text);
const shownMails = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[2]?.textContent ?? []);
const FAILED = 'Não foi possível carregar a lista de registros';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[USER-02] [LIST-01] a search filters the rows at once, and is asked for once, from page 1, 500 ms after its last change', async () => {
  const queries = await open(page([bruno, sueli]), page([sueli]));
  search('s');
  await pass(499);
  search('SUÉ');
  expect(shownMails()).toEqual([sueli.email]);
  await pass(499);
  expect(queries()).toHaveLength(1);
  await pass(1);
  expect(queries().slice(1)).toEqual([{ searchParam: 'SUÉ', pageNumber: 1 }]);
  await pass(2_000);
  expect(queries()).toHaveLength(2);
});

it('[USER-02] [LIST-02] [LIST-06] a further page that cannot be loaded says so below the users, and one that repeats a user shows it once', async () => {
  const queries = await open(page([bruno], true), { status: 500, body: {} }, page([bruno, sueli]));
  expect(shownMails()).toEqual([bruno.email]);
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await pass(0);
  expect(queries().slice(1)).toEqual([2, 2].map((pageNumber) => ({ searchParam: '', pageNumber })));
  expect(shownMails()).toEqual([bruno.email, sueli.email]);
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

it('[USER-02] [LIST-06] users that cannot be read say so, and can be read again', async () => {
  const queries = await open({ status: 500, body: {} }, page([bruno]));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await pass(0);
  expect(queries()).toHaveLength(2);
  expect(shownMails()).toEqual([bruno.email]);
});
