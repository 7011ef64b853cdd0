import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from '@/protocol/records/chats';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { hold } from '@tests/support/hold';

const chat = (id: number, title: string, lastMessage = ''): Chat => ({
  id,
  uuid: `c-${id}`,
  title,
  ownerId: 10,
  lastMessage,
  updatedAt: `2026-11-20T10:0${id}:00.000Z`,
  users: [{ userId: 10, unreads: 0, user: { id: 10, name: 'Ana' } }],
});
const pageOf = (one: Chat, hasMore: boolean) => ({ body: { records: [one], count: 2, hasMore } });

const Place = () => <output aria-label="place">{useLocation().pathname}</output>;
const Screen = () => (
  <>
    <Routes>
      <Route path="/chats/:chatUuid?" element={<ChatsPage />} />
    </Routes>
    <Place />
  </>
);
const open = (routes: FakeRoutes) => renderPage(Screen, { path: '/chats', routes });

afterEach(() => void vi.useRealTimers());

describe('the list of internal chats', () => {
  it('[CHAT-02] [CALL-125] [LIST-01] a search is asked for 500 ms after the last key, from page 1', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asked, route } = createRecordedRoute(pageOf(chat(1, 'Equipe'), false));
    await open({ 'GET /chats/': route });
    const before = asked.length;
    type('Buscar conversa', 'equ');
    await pass(499);
    type('Buscar conversa', 'equipe');
    await pass(499);
    expect(asked).toHaveLength(before);
    await pass(1);
    expect(asked[before]?.query).toEqual({ searchParam: 'equipe', pageNumber: 1 });
  });

  it('[CHAT-02] [TRIAGE-11] a search finds a title whatever accents and case, before and after the answer', async () => {
    const records = [chat(1, 'Mônica e Bia'), chat(2, 'Estoque')];
    const { asked, route } = createRecordedRoute({ body: { records, count: 2, hasMore: false } });
    await open({ 'GET /chats/': route });
    await screen.findByRole('button', { name: 'Estoque' });
    const before = asked.length;
    const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.ariaLabel);
    type('Buscar conversa', 'MONICA');
    expect(titles()).toEqual(['Mônica e Bia']);
    await eventually(() => expect(asked).toHaveLength(before + 1));
    // Servers answer with every chat.
    await act(async () => {});
    expect(titles()).toEqual(['Mônica e Bia']);
  });

  it('[CHAT-01] [CHAT-02] [FMT-01] [FMT-02] a chat that changed today shows the time, an earlier one the date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18) });
    const [today, before] = [new Date(2026, 10, 20, 9, 5), new Date(2026, 10, 19, 23, 59)];
    const records = [
      { ...chat(1, 'Equipe'), updatedAt: today.toISOString() },
      { ...chat(2, 'Estoque'), updatedAt: before.toISOString() },
    ];
    await open({ 'GET /chats/': { body: { records, count: 2, hasMore: false } } });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => /[\d:/]+$/.exec(textContent)?.[0])).toEqual(['09:05', '19/11/2026']);
  });

  it('[CHAT-01] [CHAT-02] [SEC-04] [CALL-125] finds a chat of a later page, although servers ignore what is searched for', async () => {
    let asked = 0;
    const last = pageOf(chat(2, 'Estoque', 'fatura_\u202Efdp.exe'), false);
    const { held, release } = hold<FakeAnswer>();
    await open({
      'GET /chats/': ({ params }) => {
        asked += 1;
        // Not every server says that there is more, but its total does.
        if (params.pageNumber === 1) return pageOf(chat(1, 'Equipe'), params.searchParam !== '');
        return params.searchParam === '' ? last : held;
      },
    });
    expect(await screen.findByRole('button', { name: 'Estoque' })).toBeInTheDocument();
    const before = asked;
    type('Buscar conversa', 'Estoque');
    await eventually(() => expect(asked).toBe(before + 2));
    // Until the last page is here, nobody knows that there is none.
    expect(screen.queryByText(/^Nada encontrado/)).not.toBeInTheDocument();
    await act(async () => release(last));
    expect(await screen.findByRole('button', { name: 'Estoque' })).toBeInTheDocument();
    expect(screen.getByText('fatura_[U+202E]fdp.exe')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Equipe' })).not.toBeInTheDocument();
  });

  /** Saves a new chat whose answer waits. */
  const saveNew = async (routes: FakeRoutes = {}) => {
    const { held, release } = hold<FakeAnswer>();
    const app = await open({
      'GET /chats/': pageOf(chat(1, 'Equipe'), false),
      'GET /users/list': { body: [{ id: 12, name: 'Carla' }] },
      'POST /chats': () => held,
      ...routes,
    });
    const { user, calls } = app;
    await user.click(screen.getByRole('button', { name: 'Nova' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conversa' }));
    // The dialog puts the focus into its first field once it is filled.
    await waitFor(() => expect(dialog.getByLabelText('Título')).toHaveFocus());
    type('Título', 'Vitrine');
    await user.click(dialog.getByRole('combobox', { name: 'Usuários' }));
    await user.click(await screen.findByText('Carla', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(calls).toContain('POST /chats'));
    return { ...app, dialog, arrive: () => act(async () => release({ body: chat(9, 'Vitrine') })) };
  };
  const place = () => screen.getByLabelText('place').textContent;

  it('[CHAT-11] [ERR-03] a change that is refused keeps its form, and the chat its title', async () => {
    const { user, store, calls } = await open({
      'GET /chats/': pageOf(chat(1, 'Equipe'), false),
      'GET /users/list': { body: [{ id: 12, name: 'Carla' }] },
      'PUT /chats/1': { status: 400, body: { error: 'x' } },
    });
    await user.click(screen.getByRole('button', { name: 'Editar conversa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conversa' }));
    await waitFor(() => expect(dialog.getByLabelText('Título')).toHaveFocus());
    type('Título', 'Loja');
    await user.click(dialog.getByRole('combobox', { name: 'Usuários' }));
    await user.click(await screen.findByText('Carla', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    const refusal = 'Não foi possível salvar. Confira os dados e tente novamente.';
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(dialog.getByLabelText('Título')).toHaveValue('Loja');
    expect(dialog.getByTitle('Carla')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Equipe', hidden: true })).toBeInTheDocument();
    expect(calls).not.toContain('POST /chats');
    expect([place(), store.getState().toasts]).toEqual(['/chats', []]);
  });

  it('does not open a new chat whose dialog was left during its save', async () => {
    const { user, dialog, arrive } = await saveNew();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const question = within(await findQuestion('Descartar alterações?'));
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    await arrive();
    expect(await screen.findByRole('button', { name: 'Vitrine' })).toBeInTheDocument();
    expect(place()).toBe('/chats');
  });

  it('[CHAT-11] [ERR-03] [CALL-126] a new chat that is refused opens nothing, and its form keeps its values', async () => {
    const { dialog, store } = await saveNew({ 'POST /chats': { status: 400, body: { error: 'x' } } });
    const refusal = 'Não foi possível salvar. Confira os dados e tente novamente.';
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(dialog.getByLabelText('Título')).toHaveValue('Vitrine');
    expect(dialog.getByTitle('Carla')).toBeInTheDocument();
    expect([place(), store.getState().toasts]).toEqual(['/chats', []]);
  });

  it('opens a new chat only once its dialog closes, where its title was changed during its save', async () => {
    const { user, dialog, arrive } = await saveNew({ 'PUT /chats/9': { body: chat(9, 'Vitrine SP') } });
    type('Título', 'Vitrine SP');
    await arrive();
    await screen.findByText('Há alterações que ainda não foram salvas.');
    expect(place()).toBe('/chats');
    await user.click(dialog.getByRole('button', { name: /Salvar$/ }));
    await waitFor(() => expect(place()).toMatch(/^\/chats\/./));
    expect(await screen.findByRole('button', { name: 'Vitrine SP' })).toBeInTheDocument();
  });
});
