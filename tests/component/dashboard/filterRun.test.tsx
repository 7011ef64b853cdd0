import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardPage } from '@/features/dashboard/DashboardPage';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { renderPage } from '@tests/support/rendering/renderPage';

const report = {
  counters: { supportHappening: 34, supportPending: 17, supportFinished: 1286, leads: 213 },
  attendants: [{ id: 1, name: 'Mariana Azevedo', online: true, rating: 3, tickets: 9, avgSupportTime: 18 }],
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00') }));
afterEach(() => void vi.useRealTimers());

it('[DASH-06] the numbers of the former filter are marked as old until those of the new one arrive', async () => {
  const held = createHeldRoute();
  await renderPage(DashboardPage, {
    user: aUser({ profile: 'admin' }),
    routes: {
      'GET /dashboard': held.route,
      'GET /dashboard/ticketsUsers': { body: { data: [] } },
      'GET /dashboard/ticketsDay': { body: { data: [], count: 0 } },
    },
  });
  const counters = () => screen.getByText('Finalizados').closest('dl');
  const agents = () => screen.getByRole('heading', { name: 'Atendentes' }).closest('article');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await drawn(() => expect(held.isAsked()).toBe(true));
  held.answer({ body: report });
  await drawn(() => expect(counters()).toHaveTextContent('1.286'));
  expect(counters()).toHaveAttribute('aria-busy', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  await drawn(() => expect(held.isAsked()).toBe(true));
  expect(counters()).toHaveAttribute('aria-busy', 'true');
  expect(agents()).toHaveAttribute('aria-busy', 'true');
  held.answer({ body: { ...report, counters: { ...report.counters, supportFinished: 7 } } });
  await drawn(() => expect(counters()).not.toHaveTextContent('1.286'));
  expect(counters()).toHaveAttribute('aria-busy', 'false');
  expect(agents()).toHaveAttribute('aria-busy', 'false');
});
