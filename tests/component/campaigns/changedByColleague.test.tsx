import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CAMPAIGNS_REFRESH_MS } from '@/domain/limits';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { ownCalls, pass, renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { answered, natal, pageOf } from './campaignWorld';

const row = () => screen.getByRole('row', { name: /Natal/ });
const REFUSED = { status: 400, body: { error: 'Não é permitido' } };

/** The list, with what it shows of a campaign at each reading. */
const open = async (statuses: readonly string[], routes: FakeRoutes = {}) => {
  const { asked, route } = createRecordedRoute(...statuses.map((status) => pageOf({ ...natal, status })));
  const app = await renderPage(CampaignsPage, { routes: { 'GET /campaigns/': route, ...routes } });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name: `${name} Campanha Natal` }));
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  return { ...app, asked, press, comeBack };
};

afterEach(() => void vi.useRealTimers());

describe('a campaign that a colleague stops or restarts, which no event tells', () => {
  it('is shown stopped once the user returns to the window', async () => {
    const { asked, comeBack, goOnline } = await open(['EM_ANDAMENTO', 'CANCELADA']);
    await comeBack();
    expect(asked).toHaveLength(1);
    act(() => goOnline());
    await comeBack();
    await waitFor(() => expect(row()).toHaveTextContent('Cancelada'));
    // None runs any more.
    await comeBack();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['stop', 'EM_ANDAMENTO', 'Cancelar campanha', 'CANCELADA', 'Cancelada'],
    ['restart', 'CANCELADA', 'Reiniciar', 'EM_ANDAMENTO', 'Em Andamento'],
  ])('is shown as it is by now where its %s is refused', async (_, known, action, now, word) => {
    let status = known;
    const refuse = () => {
      status = now;
      return REFUSED;
    };
    const { press } = await open([known], {
      'POST /campaigns/1/cancel': refuse,
      'POST /campaigns/1/restart': refuse,
      'GET /campaigns/1': () => answered({ status }),
    });
    await press(action);
    expect(await screen.findByText('Não é permitido')).toBeInTheDocument();
    await waitFor(() => expect(row()).toHaveTextContent(word));
  });

  it('[CAMP-08] is not restarted a second time', async () => {
    const { press, calls } = await open(['CANCELADA'], {
      'POST /campaigns/1/restart': { status: 204 },
      'GET /campaigns/1': answered({ status: 'EM_ANDAMENTO' }),
    });
    await press('Reiniciar');
    expect(await screen.findByText('O status da campanha já tinha mudado. Nada foi feito.')).toBeInTheDocument();
    await waitFor(() => expect(row()).toHaveTextContent('Em Andamento'));
    expect(ownCalls(calls)).not.toContain('POST /campaigns/1/restart');
  });

  it('is shown stopped within a minute', async () => {
    vi.useFakeTimers();
    const { goOnline } = await open(['EM_ANDAMENTO', 'CANCELADA']);
    act(() => goOnline());
    await pass(CAMPAIGNS_REFRESH_MS);
    expect(row()).toHaveTextContent('Cancelada');
  });

  it('is shown as it is by now where its deletion is refused', async () => {
    const { press, user } = await open(['CANCELADA'], {
      'DELETE /campaigns/1': REFUSED,
      'GET /campaigns/1': answered({ status: 'EM_ANDAMENTO' }),
    });
    await press('Excluir');
    await user.click(
      within(await findQuestion('Excluir a campanha “Campanha Natal”?')).getByRole('button', { name: 'Excluir' }),
    );
    await waitFor(() => expect(row()).toHaveTextContent('Em Andamento'));
    expect(screen.getByRole('button', { name: 'Cancelar campanha Campanha Natal' })).toBeInTheDocument();
  });

  it('is not asked for where the server gave no answer', async () => {
    const { press, calls } = await open(['EM_ANDAMENTO'], {
      'POST /campaigns/1/cancel': () => Promise.reject(new Error('offline')),
    });
    await press('Cancelar campanha');
    expect(await screen.findByText('Não foi possível cancelar a campanha. Tente de novo.')).toBeInTheDocument();
    expect(ownCalls(calls)).not.toContain('GET /campaigns/1');
  });
});
