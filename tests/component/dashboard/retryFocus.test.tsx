import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardPage } from '@/features/dashboard/DashboardPage';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { renderPage } from '@tests/support/rendering/renderPage';

const FAILED = { status: 500, body: {} };
const report = {
  counters: { supportHappening: 34, supportPending: 17, supportFinished: 1286, leads: 213 },
  attendants: [],
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00') }));
afterEach(() => void vi.useRealTimers());

it('[A11Y-02] the numbers of a dashboard that is read again get the focus once they are there', async () => {
  const held = createHeldRoute();
  await renderPage(DashboardPage, {
    user: aUser({ profile: 'admin' }),
    routes: {
      'GET /dashboard': held.route,
      'GET /dashboard/ticketsUsers': { body: { data: [] } },
      'GET /dashboard/ticketsDay': { body: { data: [], count: 0 } },
    },
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const answer = async (body: Parameters<typeof held.answer>[0]): Promise<void> => {
    await drawn(() => expect(held.isAsked()).toBe(true));
    held.answer(body);
  };
  const again = () => screen.getByRole('button', { name: 'Tentar de novo' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await answer(FAILED);
  await drawn(() => expect(again()).toBeInTheDocument());
  act(() => again().focus());
  await user.keyboard('{Enter}');
  await answer(FAILED);
  await drawn(() => expect(again()).toHaveFocus());
  await user.keyboard('{Enter}');
  await drawn(() => expect(held.isAsked()).toBe(true));
  await drawn(() => expect(document.body).toHaveFocus());
  await answer({ body: report });
  await drawn(() => expect(screen.getByRole('region', { name: 'Dashboard' })).toHaveFocus());
});
