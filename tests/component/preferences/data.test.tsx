import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { companyServer, demoServer } from '@tests/support/fakes/fakeDesktop';
import { aDraft, anOutboxEntry } from '@tests/support/records';
import { eventually } from '@tests/support/eventually';
import { openSection } from './openSection';

type Store = Awaited<ReturnType<typeof openSection>>['store'];

describe('data on this computer', () => {
  it('[ROUTE-19] [SHELL-14] shows what is stored and how much, and clears each part after a confirmation', async () => {
    const { user, machine, services, store } = await openSection('server', {
      usage: { cache: 2_400_000, logs: 900, demo: 0 },
    });
    const account = store.getState().session.account ?? '';
    await services.storage.drafts.put(account, '7', aDraft({ ticketId: 7, text: 'Bom dia' }));
    await user.click(await screen.findByRole('link', { name: 'Dados neste computador' }));
    expect(await screen.findByText(/^1 registro, 1 KB\./)).toBeVisible();
    expect(screen.getByText(/^2,4 MB\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Limpar Ambiente de demonstração' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Limpar Cópias de imagens e arquivos' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(machine.callLog.cleared).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Limpar Cópias de imagens e arquivos' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(machine.callLog.cleared).toEqual(['cache']));
  });

  it('counts what was typed in forms among the drafts, and clears it with them', async () => {
    const { user, services, store } = await openSection('server');
    const account = store.getState().session.account ?? '';
    await services.storage.keptTexts.put(account, 'task', { form: 'task', texts: { text: 'Ligar para a Ana' } });
    await user.click(await screen.findByRole('link', { name: 'Dados neste computador' }));
    expect(await screen.findByText(/^1 registro, 1 KB\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar Rascunhos' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Limpar' }));
    await eventually(async () => expect(await services.storage.keptTexts.readAll(account)).toEqual([]));
  });

  it('lists the drafts, whose conversations may be out of reach', async () => {
    const { user, store } = await openSection('server');
    store.dispatch(draftChanged({ ticketId: 7, text: 'Bom dia' }));
    await user.click(await screen.findByRole('link', { name: 'Dados neste computador' }));
    await user.click(await screen.findByRole('button', { name: 'Ver rascunhos' }));
    expect(store.getState().dialogs.current).toEqual({ type: 'drafts' });
  });

  it('lists what was not sent, also where its conversation is out of reach', async () => {
    const { user, store } = await openSection('data');
    const show = await screen.findByRole('button', { name: 'Ver mensagens não enviadas' });
    expect(show).toBeDisabled();
    const refused = anOutboxEntry({ ticketId: 44, body: 'Bom dia', state: 'failed', reason: 'ERR_SENDING_WAPP_MSG' });
    act(() => void store.dispatch(outboxRestored([refused])));
    await user.click(show);
    const line = within(await screen.findByRole('dialog', { name: 'Mensagens não enviadas' })).getByRole('listitem');
    expect(line).toHaveTextContent(/^Atendimento #44.*Bom dia/);
    expect(within(line).getByRole('button', { name: 'Copiar' })).toBeVisible();
  });

  it.each([
    ['in use is put back to its start, and the page reloads', demoServer, 1],
    ['not in use is removed, and the page stays', companyServer, 0],
  ] as const)('[DEMO-04] the demo workspace %s', async (_, current, reloads) => {
    const app = await openSection(
      'data',
      { usage: { cache: 0, logs: 0, demo: 2_048 } },
      { server: { current, recent: [] } },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Limpar Ambiente de demonstração' }));
    expect(await screen.findByText('Tudo o que foi feito nele se perde, e ele recomeça do zero.')).toBeVisible();
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect([app.machine.callLog.cleared, app.callLog.reloads]).toEqual([['demo'], reloads]));
  });

  it('[ROUTE-19] cleared drafts leave the disk and, after a reload, the page', async () => {
    const { user, services, store, callLog } = await openSection('server');
    const account = store.getState().session.account ?? '';
    await services.storage.drafts.put(account, '7', aDraft({ ticketId: 7, text: 'Bom dia' }));
    await user.click(await screen.findByRole('link', { name: 'Dados neste computador' }));
    await user.click(await screen.findByRole('button', { name: 'Limpar Rascunhos' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(callLog.reloads).toBe(1));
    expect(await services.storage.drafts.readAll(account)).toEqual([]);
  });

  it.each([
    ['drafts', 'Rascunhos', ({ dispatch }: Store) => dispatch(draftChanged({ ticketId: 7, text: 'Bom dia' }))],
    ['outbox', 'Mensagens por enviar', ({ dispatch }: Store) => dispatch(sendText({ ticketId: 7, body: 'Bom dia' }))],
  ] as const)('[ROUTE-19] %s that the disk refused can be cleared too', async (kind, name, write) => {
    const { user, services, store, callLog } = await openSection('server');
    const refused = vi.spyOn(services.storage[kind], 'put').mockRejectedValue(new Error('disk full'));
    void write(store);
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await user.click(await screen.findByRole('link', { name: 'Dados neste computador' }));
    await user.click(await screen.findByRole('button', { name: `Limpar ${name}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(callLog.reloads).toBe(1));
  });
});
