import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, ownCalls } from '@tests/support/rendering/renderPage';
import { answered, HOUR, inMs, natal, NOW, openStored, save, write } from './campaignWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const NOT_SAVED = 'Estas alterações já não podem ser salvas:';

const openPlanned = async (routes: FakeRoutes = {}) => {
  const app = await openStored({ status: 'PROGRAMADA', scheduledAt: inMs(3 * HOUR) }, routes);
  const become = (status: string) => {
    const record = { id: 1, name: natal.name, status };
    act(() => void app.store.dispatch(serverEvents.campaign({ action: 'update', record })));
  };
  return { ...app, become };
};
const fact = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]!.nextElementSibling;
const unsaved = async () => (await screen.findByText(NOT_SAVED)).nextElementSibling;

describe('a form whose campaign starts meanwhile', () => {
  it('[CAMP-07] [CAMP-15] [CAMP-17] [CAMP-21] [CAMP-27] [CAMP-28] [CAMP-29] [CALL-93] becomes read-only, and its campaign can be cancelled', async () => {
    const cancel = createRecordedRoute({ status: 400, body: { error: 'Esta campanha já terminou' } }, { status: 204 });
    const planned = answered({ status: 'PROGRAMADA', scheduledAt: inMs(3 * HOUR) });
    const read = createRecordedRoute(planned, answered({ status: 'EM_ANDAMENTO' }));
    const routes = { 'POST /campaigns/1/cancel': cancel.route, 'GET /campaigns/1': read.route };
    const { user, calls, store, become } = await openPlanned(routes);
    expect(screen.getByRole('dialog')).toHaveTextContent(/^Editar campanha/);
    expect(screen.queryByText('Cancelar a campanha')).not.toBeInTheDocument();
    expect(save()).toBeInTheDocument();
    become('EM_ANDAMENTO');
    expect(save()).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent(/^Campanha \(somente leitura\)/);
    // Nor do the keys save it.
    const before = ownCalls(calls);
    const message = screen.getByText('Oi {nome}', { selector: 'dd' });
    await outwait(() => fireEvent.keyDown(message, { key: 'Enter', ctrlKey: true }));
    expect(ownCalls(calls)).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Cancelar a campanha' }));
    expect(await screen.findByText('Esta campanha já terminou')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    const again = screen.getByText('Cancelar a campanha').closest('button')!;
    await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'));
    await user.click(again);
    await findSuccess('Campanha cancelada.');
    expect(cancel.asked).toHaveLength(2);
  });

  it('shows what is stored, and below it what was typed', async () => {
    const { become } = await openPlanned();
    write('Nome', 'Natal 2');
    write('Mensagem', 'Outra mensagem');
    become('EM_ANDAMENTO');
    expect(await unsaved()).toHaveTextContent('NomeNatal 2Msg. 1Outra mensagem');
    expect(fact('Nome')).toHaveTextContent('Campanha Natal');
    expect(fact('Mensagem')).toHaveTextContent('Oi {nome}');
    expect(within(screen.getByRole('region', { name: 'Como o cliente recebe' })).getByText(/Oi Adriana/)).toBeVisible();
  });

  it('asks before what was typed is thrown away', async () => {
    const { user, become } = await openPlanned();
    write('Mensagem', 'Outra mensagem');
    become('EM_ANDAMENTO');
    await user.click(screen.getByText('Fechar'));
    expect(await findQuestion('Descartar alterações?')).toBeInTheDocument();
  });

  it('takes the typed messages up again when the campaign is cancelled', async () => {
    const { become } = await openPlanned();
    write('Mensagem', 'Outra mensagem');
    become('EM_ANDAMENTO');
    become('CANCELADA');
    expect(screen.getAllByLabelText('Mensagem')[0]).toHaveValue('Outra mensagem');
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
  });

  it('[CAMP-22] saves only its messages once it was cancelled', async () => {
    const planned = { ...natal, status: 'PROGRAMADA', scheduledAt: inMs(3 * HOUR) };
    const read = createRecordedRoute({ body: planned }, { body: { ...planned, status: 'CANCELADA' } });
    const update = createRecordedRoute(answered({ status: 'CANCELADA' }));
    const routes = { 'GET /campaigns/1': read.route, 'PUT /campaigns/1': update.route };
    const { user, become } = await openPlanned(routes);
    write('Nome', 'Natal 2');
    write('Mensagem', 'Outra mensagem');
    become('CANCELADA');
    expect(await unsaved()).toHaveTextContent(/^NomeNatal 2$/);
    expect(fact('Nome')).toHaveTextContent('Campanha Natal');
    await user.click(save()!);
    await waitFor(() => expect(update.asked).toHaveLength(1));
    expect(update.asked[0]?.body).toMatchObject({ name: 'Campanha Natal', message1: 'Outra mensagem' });
  });

  /** A colleague brings it from one status to another, which no event tells. */
  const openChanged = async (before: string, now: string) => {
    const read = createRecordedRoute({ body: { ...natal, status: before } }, { body: { ...natal, status: now } });
    const update = createRecordedRoute(answered({ status: now }));
    const routes = { 'GET /campaigns/1': read.route, 'PUT /campaigns/1': update.route };
    const { user } = await openStored({ status: before }, routes);
    write('Mensagem', 'Outra mensagem');
    await user.click(save()!);
    const told = 'O status da campanha mudou enquanto você editava. Nada foi salvo.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(update.asked).toEqual([]);
    return { user, asked: update.asked };
  };

  it('[CAMP-21] is not set back by a save when somebody has restarted it', async () => {
    await openChanged('CANCELADA', 'EM_ANDAMENTO');
    expect(await unsaved()).toHaveTextContent('Msg. 1Outra mensagem');
    expect(save()).toBeNull();
  });

  it('[CAMP-22] is not set back by a save when somebody has cancelled it; its messages may be saved then', async () => {
    const { user, asked } = await openChanged('INATIVA', 'CANCELADA');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save()!);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ status: 'CANCELADA', message1: 'Outra mensagem' });
  });

  it('says nothing and asks nothing when nothing was typed', async () => {
    const { user, become } = await openPlanned();
    become('EM_ANDAMENTO');
    expect(fact('Nome')).toHaveTextContent('Campanha Natal');
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
    await user.click(screen.getByText('Fechar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a campaign that a colleague deletes meanwhile is not created anew by a save', async () => {
  const { user, calls, store } = await openStored({}, { 'POST /campaigns': answered({ id: 2 }) });
  write('Nome', 'Natal novo');
  act(() => void store.dispatch(serverEvents.campaign({ action: 'delete', id: 1 })));
  await user.click(save()!);
  await waitFor(() => expect(calls).toContain('PUT /campaigns/1'));
  expect(calls).not.toContain('POST /campaigns');
  expect(screen.getByLabelText('Nome')).toHaveValue('Natal novo');
});
