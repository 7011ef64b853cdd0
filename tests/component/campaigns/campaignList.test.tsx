import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { dayAndTime } from '@/lib/moments';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, ownCalls, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';
import { answered, HOUR, inMs, natal, NOW, pageOf } from './campaignWorld';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;
const open = (facts: object = {}, routes: FakeRoutes = {}) =>
  renderPage(CampaignsPage, { routes: { 'GET /campaigns/': pageOf({ ...natal, ...facts }), ...routes } });
const cells = () => within(screen.getByRole('row', { name: /Natal/ })).getAllByRole('cell');
/** A campaign that stands above the one of these tests. */
const other = (status: string) => ({ ...natal, id: 27, name: 'Black Friday', status });
const button = (name: string) => screen.queryByRole('button', { name: `${name} Campanha Natal` });

afterEach(() => void vi.useRealTimers());

describe('the list of campaigns', () => {
  it('[CAMP-09] the report action opens the report of the campaign', async () => {
    const Page = () => (
      <>
        <CampaignsPage />
        <Address />
      </>
    );
    const both = pageOf(natal, { ...natal, id: 27, name: 'Páscoa' });
    const { user } = await renderPage(Page, { routes: { 'GET /campaigns/': both } });
    await user.click(button('Relatório')!);
    expect(screen.getByLabelText('address').textContent).toBe('/campaign/1/report');
    await user.click(screen.getByRole('button', { name: 'Relatório Páscoa' }));
    expect(screen.getByLabelText('address').textContent).toBe('/campaign/27/report');
  });

  it('[CAMP-01] [CAMP-02] [CAMP-03] [CAMP-06] [CALL-88] [FMT-03] [LIST-01] [LIST-02] [LIST-03] shows name, status, list, connection, times, confirmation and actions', async () => {
    const described = {
      ...natal,
      confirmation: true,
      scheduledAt: '2026-11-24T12:00:00.000Z',
      completedAt: '2026-11-24T13:00:00.000Z',
    };
    const { asked, route } = createRecordedRoute(
      // Its count alone would end the list here.
      { body: { records: [described], count: 1, hasMore: true } },
      // A row that came before moves to a later page when others are added.
      pageOf(described, { ...natal, id: 2, name: 'Páscoa', confirmation: null }),
      { body: { records: [described], hasMore: true } },
      pageOf({ ...natal, id: 3, name: 'Natal 2' }),
    );
    fillScreen();
    await renderPage(CampaignsPage, { routes: { 'GET /campaigns/': route } });
    expect(asked[0]?.query).toEqual({ searchParam: '', pageNumber: 1 });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Status',
      'Lista de contatos',
      'Conexão',
      'Agendamento',
      'Concluída',
      'Confirmação',
      'Ações',
    ]);
    expect(
      cells()
        .slice(0, 7)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Campanha Natal',
      'Inativa',
      'Clientes VIP',
      'Vendas Online',
      dayAndTime('2026-11-24T12:00:00.000Z'),
      dayAndTime('2026-11-24T13:00:00.000Z'),
      'Habilitada',
    ]);
    for (const action of ['Relatório', 'Editar', 'Excluir']) expect(button(action)).toBeEnabled();
    const region = screen.getByRole('region', { name: 'Campanhas' });
    scrollTo(region, 101);
    await act(async () => {});
    expect(asked).toHaveLength(1);
    scrollTo(region, 100);
    // At once: any later change of the page would notice the end as well.
    await act(async () => {});
    expect(asked.slice(1).map(({ query }) => query)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    expect(within(await screen.findByRole('row', { name: /Páscoa/ })).getByText('Desabilitada')).toBeInTheDocument();
    expect(cells()[0]).toBeInTheDocument();
    vi.useFakeTimers();
    type('Buscar por nome', 'na');
    await pass(300);
    type('Buscar por nome', 'natal');
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(1);
    scrollTo(region, 100);
    await pass(0);
    vi.useRealTimers();
    const found = [1, 2].map((pageNumber) => ({ searchParam: 'natal', pageNumber }));
    expect(asked.slice(2).map(({ query }) => query)).toEqual(found);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Páscoa/ })).not.toBeInTheDocument());
    expect(screen.getAllByRole('row', { name: /Natal/ })).toHaveLength(2);
  });

  it('[CAMP-02] [CALL-88] [LIST-06] further campaigns that could not be loaded are told below those that are there, and tried again', async () => {
    const { asked, route } = createRecordedRoute(
      { body: { records: [natal], hasMore: true } },
      { status: 500, body: {} },
      pageOf({ ...natal, id: 2, name: 'Páscoa' }),
    );
    fillScreen();
    const { user } = await renderPage(CampaignsPage, { routes: { 'GET /campaigns/': route } });
    scrollTo(screen.getByRole('region', { name: 'Campanhas' }), 100);
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('row', { name: /Páscoa/ })).toBeInTheDocument();
    expect(cells()[0]).toBeInTheDocument();
    const pages = asked.map(({ query }) => (query as { readonly pageNumber: number }).pageNumber);
    expect(pages).toEqual([1, 2, 2]);
  });

  it('[CAMP-05] [CAMP-06] names what is missing in each cell', async () => {
    const { store } = await open({ contactList: null, whatsapp: null });
    const missing = ['Não definida', 'Não definido', 'Sem agendamento', 'Não concluída', 'Desabilitada'];
    const shown = () => cells().map(({ textContent }) => textContent);
    expect(shown().slice(2, 7)).toEqual(missing);
    // A name that is empty is none.
    const record = { ...natal, contactList: { id: 3, name: '' }, whatsapp: { id: 2, name: '' } };
    await act(async () => void store.dispatch(serverEvents.campaign({ action: 'update', record })));
    expect(shown().slice(2, 7)).toEqual(missing);
  });

  it('[RT-20] [CAMP-05] a contact list that a colleague renames or deletes meanwhile is named so in its campaigns', async () => {
    const { store } = await open();
    const live = (change: Parameters<typeof serverEvents.contactList>[0]) =>
      act(async () => void store.dispatch(serverEvents.contactList(change)));
    await live({ action: 'update', record: { ...natal.contactList, name: 'Clientes antigos' } });
    expect(cells()[2]?.textContent).toBe('Clientes antigos');
    await live({ action: 'delete', id: natal.contactList.id });
    expect(cells()[2]?.textContent).toBe('Não definida');
  });

  it.each([
    ['INATIVA', 'Inativa'],
    ['PROGRAMADA', 'Programada'],
    ['EM_ANDAMENTO', 'Em Andamento'],
    ['CANCELADA', 'Cancelada'],
    ['FINALIZADA', 'Finalizada'],
  ])(
    '[CAMP-04] [CAMP-07] [CAMP-08] [CAMP-09] %s shows %s and its actions, in the menu of its row too',
    async (status, word) => {
      await open({ status });
      expect(cells()[1]?.textContent).toBe(word);
      expect(button('Cancelar campanha') !== null).toBe(status === 'EM_ANDAMENTO');
      expect(button('Reiniciar') !== null).toBe(status === 'CANCELADA');
      fireEvent.contextMenu(cells()[0]!);
      const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      expect(entries.includes('Cancelar campanha')).toBe(status === 'EM_ANDAMENTO');
      expect(entries.includes('Reiniciar')).toBe(status === 'CANCELADA');
      expect(entries).toContain('Relatório');
    },
  );

  it.each([
    ['INATIVA', 'Editar'],
    ['CANCELADA', 'Editar'],
    ['EM_ANDAMENTO', 'Ver'],
    ['FINALIZADA', 'Ver'],
  ])('[CAMP-19] [CAMP-21] [CAMP-22] %s offers to %s the campaign', async (status, action) => {
    await open({ status });
    expect(['Editar', 'Ver'].filter((name) => button(name))).toEqual([action]);
  });

  it('[CAMP-20] [CAMP-21] a planned campaign can only be looked at once its last hour has begun', async () => {
    vi.useFakeTimers({ now: NOW });
    await open({ status: 'PROGRAMADA', scheduledAt: inMs(HOUR + 60_000) });
    expect(button('Editar')).toBeInTheDocument();
    await pass(60_000);
    expect(button('Ver')).toBeInTheDocument();
  });

  it('[CAMP-07] [CAMP-27] [CALL-93] stopping confirms it, and reads the campaign again since no event follows', async () => {
    const { calls } = await open(
      {},
      {
        'GET /campaigns/': pageOf(other('EM_ANDAMENTO'), { ...natal, status: 'EM_ANDAMENTO' }),
        'POST /campaigns/1/cancel': { status: 204 },
        'GET /campaigns/1': { body: { ...natal, status: 'CANCELADA' } },
      },
    );
    const stop = button('Cancelar campanha')!;
    fireEvent.click(stop);
    // A second click, while the first one is answered, is not a second call.
    fireEvent.click(stop);
    await findSuccess('Campanha cancelada.');
    expect(ownCalls(calls).filter((call) => /\/campaigns\/\d/.test(call))).toEqual([
      'POST /campaigns/1/cancel',
      'GET /campaigns/1',
    ]);
    expect(cells()[1]).toHaveTextContent('Cancelada');
  });

  it('[CAMP-08] [CAMP-27] [CALL-94] restarting confirms it', async () => {
    const { calls } = await open(
      {},
      {
        'GET /campaigns/': pageOf(other('CANCELADA'), { ...natal, status: 'CANCELADA' }),
        'POST /campaigns/1/restart': { status: 204 },
        'GET /campaigns/1': createRecordedRoute(answered({ status: 'CANCELADA' }), answered({ status: 'EM_ANDAMENTO' }))
          .route,
      },
    );
    const restart = button('Reiniciar')!;
    fireEvent.click(restart);
    fireEvent.click(restart);
    await findSuccess('Campanha reiniciada.');
    expect(ownCalls(calls).filter((call) => /\/campaigns\/\d/.test(call))).toEqual([
      'GET /campaigns/1',
      'POST /campaigns/1/restart',
      'GET /campaigns/1',
    ]);
    expect(cells()[1]).toHaveTextContent('Em Andamento');
  });

  it.each([
    ['Cancelar campanha', 'EM_ANDAMENTO', 'POST /campaigns/1/cancel', 'Campanha cancelada.'],
    ['Reiniciar', 'CANCELADA', 'POST /campaigns/1/restart', 'Campanha reiniciada.'],
  ])('[CAMP-27] %s is confirmed although the campaign cannot be read again', async (name, status, call, text) => {
    const unread = { status: 500, body: {} };
    const { user, store } = await open({ status }, { [call]: { status: 204 }, 'GET /campaigns/1': unread });
    await user.click(button(name)!);
    await findSuccess(text);
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
  });

  it.each([
    [
      'the sentence of the server',
      { error: 'Esta campanha não pode ser cancelada' },
      'Esta campanha não pode ser cancelada',
    ],
    [
      'the text of a known code',
      { error: 'ERR_NO_PERMISSION' },
      'Você não tem permissão para isso. Fale com o administrador.',
    ],
    [
      'words of its own for what nobody can read',
      { error: 'ERR_X' },
      'Não foi possível cancelar a campanha. Tente de novo.',
    ],
  ])('[CAMP-27] [CAMP-28] [CALL-93] [ERR-31] a failed stop shows %s', async (_, body, text) => {
    const answer = { status: 400, body };
    const { user, store } = await open({ status: 'EM_ANDAMENTO' }, { 'POST /campaigns/1/cancel': answer });
    await user.click(button('Cancelar campanha')!);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    // It can be tried again.
    expect(button('Cancelar campanha')).toBeEnabled();
  });

  it.each([
    ['the sentence of the server', 'Esta campanha não existe', 'Esta campanha não existe'],
    ['the text of a known code', 'ERR_NO_PERMISSION', 'Você não tem permissão para isso. Fale com o administrador.'],
    ['words of its own for what nobody can read', 'ERR_X', 'Não foi possível reiniciar a campanha. Tente de novo.'],
  ])('[CAMP-27] [CAMP-28] [CALL-94] [ERR-31] a failed restart shows %s', async (_, error, text) => {
    const answer = { status: 400, body: { error } };
    const { user, store } = await open({ status: 'CANCELADA' }, { 'POST /campaigns/1/restart': answer });
    await user.click(button('Reiniciar')!);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    // It can be tried again.
    expect(button('Reiniciar')).toBeEnabled();
  });

  it('a session that ends while a campaign is being stopped shows no toast of its own', async () => {
    const { user, store } = await open(
      { status: 'EM_ANDAMENTO' },
      { 'POST /campaigns/1/cancel': { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } } },
    );
    await user.click(button('Cancelar campanha')!);
    await waitFor(() => expect(store.getState().session.user).toBeNull());
    await act(async () => {});
    expect(store.getState().toasts).toEqual([]);
  });

  it('[CAMP-10] [CAMP-27] [CALL-92] [LIST-08] [SHELL-14] deleting asks first and confirms with a toast', async () => {
    const { user, calls } = await open(
      {},
      {
        'GET /campaigns/': pageOf({ ...natal, id: 27, name: 'Black Friday' }, natal),
        'DELETE /campaigns/1': { body: { message: 'Campaign deleted' } },
      },
    );
    const ask = async (answer: string) => {
      await user.click(button('Excluir')!);
      const question = within(await findQuestion('Excluir a campanha “Campanha Natal”?'));
      await user.click(question.getByRole('button', { name: answer }));
    };
    await ask('Cancelar');
    await act(async () => {});
    expect(calls).not.toContain('DELETE /campaigns/1');
    await ask('Excluir');
    await findSuccess('Campanha excluída.');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /campaigns/1']);
    expect(screen.queryByRole('row', { name: /Natal/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Black Friday/ })).toBeInTheDocument();
  });

  it.each([
    [
      'the sentence of the server',
      { error: 'Não é permitido excluir campanha em andamento' },
      'Não é permitido excluir campanha em andamento',
    ],
    [
      'words of its own for what nobody can read',
      { error: 'ERR_X' },
      'Não foi possível excluir a campanha. Se ela estiver em andamento, cancele-a antes.',
    ],
  ])('[CAMP-10] [CAMP-27] [CALL-92] a refused deletion shows %s, and the row stays', async (_, body, text) => {
    const { user, store } = await open({ status: 'EM_ANDAMENTO' }, { 'DELETE /campaigns/1': { status: 400, body } });
    await user.click(button('Excluir')!);
    await user.click(
      within(await findQuestion('Excluir a campanha “Campanha Natal”?')).getByRole('button', { name: 'Excluir' }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    expect(screen.getByRole('row', { name: /Natal/ })).toBeInTheDocument();
  });

  it('[CAMP-03] [COMPAT-01] a server that stores no confirmation gets no confirmation column', async () => {
    await open({ confirmation: undefined });
    expect(screen.queryByText('Desabilitada')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Confirmação' })).not.toBeInTheDocument();
  });

  it('[CAMP-04] [CAMP-07] [CAMP-08] [CAMP-29] [RT-21] [LIST-07] a live status change updates the row and its actions; new rows appear and deleted ones disappear', async () => {
    const { store, calls } = await open({ status: 'PROGRAMADA', scheduledAt: '2096-11-24T12:00:00.000Z' });
    expect(button('Editar')).toBeInTheDocument();
    const before = ownCalls(calls).length;
    expect(eventNames(1, 10).get('company-1-campaign')).toBe('campaign');
    // As servers send it.
    const emit = (payload: object) =>
      act(() => void store.dispatch(serverEvents.campaign(parseEvent('campaign', payload, 1)!)));
    emit({ action: 'update', record: { id: 1, name: 'Campanha Natal', status: 'EM_ANDAMENTO' } });
    expect(cells()[1]).toHaveTextContent('Em Andamento');
    for (const action of ['Cancelar campanha', 'Ver']) expect(button(action)).toBeInTheDocument();
    // What the event does not name stays.
    expect([2, 3].map((place) => cells()[place]?.textContent)).toEqual(['Clientes VIP', 'Vendas Online']);
    emit({ action: 'update', record: { id: 1, name: 'Campanha Natal', status: 'CANCELADA' } });
    expect(button('Cancelar campanha')).not.toBeInTheDocument();
    expect(button('Reiniciar')).toBeInTheDocument();
    const completedAt = '2026-11-24T13:00:00.000Z';
    emit({ action: 'update', record: { id: 1, name: 'Campanha Natal', status: 'FINALIZADA', completedAt } });
    expect(cells()[1]).toHaveTextContent('Finalizada');
    expect(cells()[5]?.textContent).toBe(dayAndTime(completedAt));
    for (const action of ['Cancelar campanha', 'Reiniciar']) expect(button(action)).not.toBeInTheDocument();
    emit({ action: 'create', record: { id: 2, name: 'Páscoa', status: 'INATIVA' } });
    expect(screen.getByRole('row', { name: /Páscoa/ })).toBeInTheDocument();
    // Known already, and unknown so far.
    emit({ action: 'create', record: { id: 2, name: 'Páscoa', status: 'PROGRAMADA' } });
    emit({ action: 'update', record: { id: 3, name: 'Dia das Mães', status: 'EM_ANDAMENTO' } });
    expect(within(screen.getByRole('row', { name: /Páscoa/ })).getByText('Programada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar campanha Dia das Mães' })).toBeInTheDocument();
    emit({ action: 'delete', id: '2' });
    expect(screen.queryByRole('row', { name: /Páscoa/ })).not.toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('an empty list offers to create the first campaign, a failed one to try again', async () => {
    await renderPage(CampaignsPage, { routes: { 'GET /campaigns/': pageOf() } });
    expect(screen.getByText('Nenhuma campanha ainda')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Nova campanha' })).toHaveLength(2);
  });

  it('[CAMP-02] [CALL-88] [LIST-06] a list that fails says so', async () => {
    await renderPage(CampaignsPage, { routes: { 'GET /campaigns/': { status: 500, body: {} } } });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });
});
