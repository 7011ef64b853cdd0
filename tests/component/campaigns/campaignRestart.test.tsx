import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createHeldRoute } from '@tests/support/hold';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { HOUR, inMs, NOW, openStored, write } from './campaignWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const RESTART = 'POST /campaigns/1/restart';

const openCancelled = async (answer: FakeRoutes[string] = { status: 204 }) => {
  const facts = { status: 'CANCELADA', scheduledAt: inMs(-HOUR) };
  const app = await openStored(facts, { [RESTART]: answer });
  const restart = () => app.user.click(screen.getByText('Reiniciar a campanha'));
  return { ...app, restart };
};

describe('restarting a cancelled campaign from its dialog', () => {
  it('[CAMP-08] [CALL-94] asks first when messages were changed and not saved', async () => {
    const { user, calls, restart } = await openCancelled();
    write('Mensagem', 'Outra mensagem');
    await restart();
    const question = await findQuestion('Reiniciar sem as suas alterações?');
    await user.click(within(question).getByText('Cancelar'));
    await waitFor(() => expect(screen.getAllByLabelText('Mensagem')[0]).toHaveValue('Outra mensagem'));
    expect(calls).not.toContain(RESTART);
    await restart();
    await user.click(within(await findQuestion('Reiniciar sem as suas alterações?')).getByText('Reiniciar'));
    await findSuccess('Campanha reiniciada.');
    expect(calls).toContain(RESTART);
  });

  it('[CAMP-08] [CALL-94] asks nothing when nothing was changed', async () => {
    const { calls, restart } = await openCancelled();
    await restart();
    await findSuccess('Campanha reiniciada.');
    expect(calls).toContain(RESTART);
  });

  it('[CAMP-27] [CAMP-28] [CALL-94] a refusal is told in the words of the server, and it can be tried again', async () => {
    const { store, restart } = await openCancelled({ status: 400, body: { error: 'Esta campanha não existe' } });
    await restart();
    expect(await screen.findByText('Esta campanha não existe')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    expect(screen.getByText('Reiniciar a campanha').closest('button')).toBeEnabled();
  });

  it.each([
    ['refused without a known reason', { status: 500, body: {} }],
    ['done', { status: 204 }],
  ])('[ERR-04] that is %s after the session has expired shows no toast', async (_, answer) => {
    const held = createHeldRoute();
    const { store, restart } = await openCancelled(held.route);
    await restart();
    await waitFor(() => expect(held.isAsked()).toBe(true));
    act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
    await act(async () => held.answer(answer));
    await act(async () => {});
    expect(store.getState().toasts).toEqual([]);
  });
});
