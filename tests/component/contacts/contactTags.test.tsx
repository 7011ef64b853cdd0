import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { pass, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderSignedIn } from '../app/signedIn';

const vip = { id: 3, name: 'VIP', color: '#aa0000' };
const caio = { id: 1, name: 'Caio Figueiredo', number: '5531984559021', email: '' };

const bia = { id: 2, name: 'Bia Moura', number: '5531984559022', email: '' };

beforeAll(async () => {
  await import('@/features/contacts/ContactsPage');
  await import('@/features/contacts/dialog/ContactDialog');
});

it('[CONT-19] [CONT-20] [CALL-54] [CALL-51] tags that only the list tells are kept when one is added, since a save replaces all of them; those of a refused contact are not saved', async () => {
  const sync = createRecordedRoute({ body: null });
  const { user } = await renderSignedIn({
    path: '/contacts',
    routes: {
      'GET /contacts': { body: { contacts: [{ ...caio, tags: [vip] }], count: 1, hasMore: false } },
      'GET /contacts/1': { body: { ...caio, extraInfo: [] } },
      'PUT /contacts/1': createRecordedRoute({ status: 500, body: {} }, { body: caio }).route,
      'GET /tags/list': { body: [vip, { id: 4, name: 'Troca', color: '#0a0' }] },
      'POST /contact-tags/sync': sync.route,
    },
  });
  const row = within(await screen.findByRole('row', { name: /Caio/ }));
  fireEvent.click(row.getByRole('button', { name: 'Editar Caio Figueiredo' }));
  await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
  await user.click(await screen.findByTitle('Troca'));
  const save = () => user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await save();
  expect(await screen.findByText(/^Não foi possível salvar/)).toBeInTheDocument();
  expect([sync.asked, screen.queryByText('Contato salvo.')]).toEqual([[], null]);
  await save();
  await screen.findByText('Contato salvo.');
  expect(sync.asked.map(({ body }) => body)).toEqual([{ contactId: 1, tags: [{ id: 3 }, { id: 4 }] }]);
});

it('[CONT-03] [CONT-04] [LIST-01] a tag filters contacts 500 ms after it was chosen, and a word after its last change; a tag that is deleted while contacts are filtered by it filters them no more', async () => {
  const { user, store, calls } = await renderSignedIn({
    path: '/contacts',
    routes: {
      'GET /contacts': ({ params }) => {
        const contacts = params?.searchTags
          ? [{ ...caio, tags: [vip] }]
          : [
              { ...caio, tags: [] },
              { ...bia, tags: [] },
            ];
        return { body: { contacts, count: contacts.length, hasMore: false } };
      },
      'GET /tags/list': { body: [vip] },
    },
  });
  await screen.findByRole('row', { name: /Bia/ });
  await user.click(screen.getByRole('combobox', { name: 'Filtrar por tags' }));
  const choice = await screen.findByTitle('VIP');
  const reads = () => calls.filter((call) => call === 'GET /contacts').length;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(choice);
  await pass(499);
  expect(reads()).toBe(1);
  await pass(1);
  expect(reads()).toBe(2);
  type('Buscar por nome ou número', 'ca');
  await pass(300);
  type('Buscar por nome ou número', 'a');
  await pass(499);
  expect(reads()).toBe(2);
  await pass(1);
  expect(reads()).toBe(3);
  vi.useRealTimers();
  expect(screen.queryByRole('row', { name: /Bia/ })).not.toBeInTheDocument();
  await act(async () => void store.dispatch(serverEvents.tag({ action: 'delete', id: vip.id })));
  expect(await screen.findByRole('row', { name: /Bia/ })).toBeVisible();
  await waitFor(() => expect(reads()).toBe(4));
});

const pageOf = (contacts: readonly object[], hasMore = false) => ({
  body: { contacts, count: contacts.length, hasMore },
});

it('[CONT-03] [CONT-04] [CALL-46] a word and a tag are asked for together, on the next page too; where nothing is found both can be taken away', async () => {
  const [first, second] = [caio, bia].map((contact) => ({ ...contact, tags: [vip] }));
  const { asked, route } = createRecordedRoute(
    pageOf([first!]),
    pageOf([first!]),
    pageOf([first!], true),
    pageOf([second!]),
    pageOf([]),
    pageOf([first!, second!]),
  );
  const { user } = await renderSignedIn({
    path: '/contacts',
    routes: { 'GET /contacts': route, 'GET /tags/list': { body: [vip] } },
  });
  await screen.findByRole('row', { name: /Caio/ });
  await user.click(screen.getByRole('combobox', { name: 'Filtrar por tags' }));
  await user.click(await screen.findByTitle('VIP'));
  await waitFor(() => expect(asked).toHaveLength(2));
  type('Buscar por nome ou número', 'i');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.slice(2).map(({ query }) => query)).toEqual(
    [1, 2].map((pageNumber) => ({ searchParam: 'i', pageNumber, searchTags: '[3]' })),
  );
  for (const name of [/Caio/, /Bia/]) expect(await screen.findByRole('row', { name })).toBeVisible();
  type('Buscar por nome ou número', 'zz');
  expect(await screen.findByText('Nada encontrado para “zz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  for (const name of [/Caio/, /Bia/]) expect(await screen.findByRole('row', { name })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(6));
  expect(asked[5]?.query).toEqual({ searchParam: '', pageNumber: 1, searchTags: undefined });
  expect(screen.getByRole('textbox', { name: 'Buscar por nome ou número' })).toHaveValue('');
});

it('[CONT-03] [LIST-06] a search that fails keeps its word, and can be tried again', async () => {
  const { asked, route } = createRecordedRoute(pageOf([caio]), { status: 500, body: {} }, pageOf([bia]));
  const { user } = await renderSignedIn({ path: '/contacts', routes: { 'GET /contacts': route } });
  await screen.findByRole('row', { name: /Caio/ });
  type('Buscar por nome ou número', 'bia');
  expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('row', { name: /Bia/ })).toBeVisible();
  expect(asked.slice(1).map(({ query }) => query)).toMatchObject(
    [1, 1].map(() => ({ searchParam: 'bia', pageNumber: 1 })),
  );
  expect(screen.getByRole('textbox', { name: 'Buscar por nome ou número' })).toHaveValue('bia');
});

it('[CONT-03] the answer to an earlier word that comes late changes nothing', async () => {
  const { held, release } = hold<FakeAnswer>();
  const answers = [pageOf([caio]), held, pageOf([bia])];
  const { calls } = await renderSignedIn({
    path: '/contacts',
    routes: { 'GET /contacts': () => answers.shift() ?? pageOf([]) },
  });
  await screen.findByRole('row', { name: /Caio/ });
  type('Buscar por nome ou número', 'ca');
  await waitFor(() => expect(calls.filter((call) => call === 'GET /contacts')).toHaveLength(2));
  type('Buscar por nome ou número', 'bia');
  expect(await screen.findByRole('row', { name: /Bia/ })).toBeVisible();
  await act(async () => release(pageOf([caio])));
  expect(screen.getAllByRole('row').slice(1)).toEqual([screen.getByRole('row', { name: /Bia/ })]);
});

it('[CONT-04] the tag filter blames the server only once contacts without tags have come', async () => {
  const { held, release } = hold<FakeAnswer>();
  await renderSignedIn({ path: '/contacts', routes: { 'GET /contacts': () => held } });
  const filter = () => screen.findByRole('combobox', { name: /^Filtrar por tags/ });
  expect(await filter()).toHaveAccessibleName('Filtrar por tags');
  await act(async () => release({ body: { contacts: [caio], count: 1, hasMore: false } }));
  await screen.findByRole('row', { name: /Caio/ });
  expect(await filter()).toHaveAccessibleName(/^Filtrar por tags\. Este servidor não filtra/);
});

it('[CONT-04] [LIST-06] the tag filter says that the tags could not be read', async () => {
  const { user } = await renderSignedIn({
    path: '/contacts',
    routes: {
      'GET /contacts': { body: { contacts: [{ ...caio, tags: [vip] }], count: 1, hasMore: false } },
      'GET /tags/list': { status: 500, body: {} },
    },
  });
  await screen.findByRole('row', { name: /Caio/ });
  await user.click(screen.getByRole('combobox', { name: 'Filtrar por tags' }));
  expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
});

it('[CONT-10] a company without contacts may add one in the middle, too, and the tag filter does not blame its server', async () => {
  const { user } = await renderSignedIn({
    path: '/contacts',
    routes: { 'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } } },
  });
  await screen.findByText('Nenhum contato ainda');
  expect(screen.getByRole('combobox', { name: /^Filtrar por tags/ })).toHaveAccessibleName('Filtrar por tags');
  await user.click(screen.getAllByRole('button', { name: 'Novo contato' })[1]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/^Novo contato/);
});
