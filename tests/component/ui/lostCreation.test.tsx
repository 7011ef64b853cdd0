import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage, type } from '@tests/support/rendering/renderPage';

const LOST = { status: 504, body: '<html>' };
const pageOf = (...records: readonly object[]) => ({ body: { records, count: records.length, hasMore: false } });
const created = () => ({ id: 9, name: 'Natal', createdAt: new Date().toISOString() });
const save = () => screen.queryByRole('button', { name: /Salvar$/ });
const creations = (calls: readonly string[]) => calls.filter((call) => call === 'POST /contact-lists');

/** The form of a new contact list, whose creation gets no answer. */
const open = async (routes: FakeRoutes) => {
  const change = createRecordedRoute({ body: created() });
  const app = await renderPage(ContactListsPage, {
    routes: {
      'GET /contact-lists/': pageOf(),
      'POST /contact-lists': LOST,
      'PUT /contact-lists/9': change.route,
      ...routes,
    },
  });
  await app.user.click(screen.getAllByRole('button', { name: 'Nova lista' })[0]!);
  type('Nome', 'Natal');
  await app.user.click(save()!);
  await screen.findByText('Não foi possível concluir. Tente novamente.');
  return { ...app, change };
};

it.each([
  ['no answer', () => Promise.reject(new Error('timeout'))],
  ['one of a proxy that waited in vain', LOST],
])(
  'a record whose creation got %s but arrived is changed by a further try, and not created twice',
  async (_, answer) => {
    const { user, store, calls, change } = await open({ 'POST /contact-lists': answer });
    await act(async () => void store.dispatch(serverEvents.contactList({ action: 'create', record: created() })));
    type('Nome', 'Natal 2026');
    await user.click(save()!);
    await waitFor(() => expect(save()).not.toBeInTheDocument());
    expect(creations(calls)).toHaveLength(1);
    expect(change.asked.map(({ body }) => body)).toMatchObject([{ name: 'Natal 2026' }]);
  },
);

it('a record whose creation arrived while nothing could tell of it is looked for before a further try', async () => {
  const { user, calls, change } = await open({
    'GET /contact-lists/': createRecordedRoute(pageOf(), pageOf(created())).route,
  });
  await user.click(save()!);
  await waitFor(() => expect(save()).not.toBeInTheDocument());
  expect(creations(calls)).toHaveLength(1);
  expect(change.asked).toHaveLength(1);
});

it.each([
  ['is older', { createdAt: '2025-01-05T12:00:00.000Z' }],
  ['does not say how old it is', { createdAt: undefined }],
  ['has another name', { name: 'Páscoa' }],
])('a record that %s is not taken for the lost one', async (_, facts) => {
  const { user, calls, change } = await open({
    'GET /contact-lists/': createRecordedRoute(pageOf(), pageOf({ ...created(), ...facts })).route,
  });
  await user.click(save()!);
  await waitFor(() => expect(creations(calls)).toHaveLength(2));
  expect(change.asked).toEqual([]);
});
