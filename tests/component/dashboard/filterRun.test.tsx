import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardPage } from '@/features/dashboard/DashboardPage';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute, hold } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderPage } from '@tests/support/rendering/renderPage';

const report = {
  counters: { supportHappening: 34, supportPending: 17, supportFinished: 1286, leads: 213 },
  attendants: [{ id: 1, name: 'Mariana Azevedo', online: true, rating: 3, tickets: 9, avgSupportTime: 18 }],
};

/** Opens the dashboard; the route answers for its numbers and agents. */
const open = (route: FakeRoutes[string], charts: FakeRoutes = {}) =>
  renderPage(DashboardPage, {
    user: aUser({ profile: 'admin' }),
    routes: {
      'GET /dashboard': route,
      'GET /dashboard/ticketsUsers': { body: { data: [] } },
      'GET /dashboard/ticketsDay': { body: { data: [], count: 0 } },
      ...charts,
    },
  });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00') }));
afterEach(() => void vi.useRealTimers());

it('[DASH-06] the numbers of the former filter are marked as old until those of the new one arrive', async () => {
  const held = createHeldRoute();
  await open(held.route);
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
  const attendants = [{ ...report.attendants[0], name: 'Otto Reis' }];
  held.answer({ body: { counters: { ...report.counters, supportFinished: 7 }, attendants } });
  await drawn(() => expect(counters()).not.toHaveTextContent('1.286'));
  expect(counters()).toHaveAttribute('aria-busy', 'false');
  expect(agents()).toHaveAttribute('aria-busy', 'false');
  expect(agents()).toHaveTextContent('Otto Reis');
});

it.each([
  ['2026-11-30T23:30:00', '2026-11-01', '2026-11-30'],
  ['2026-12-01T00:10:00', '2026-12-01', '2026-12-01'],
])(
  '[DASH-04] [DASH-07] [DASH-15] filter and charts begin with the month of the local day: at %s from %s to %s',
  async (now, first, last) => {
    vi.setSystemTime(new Date(now));
    const filter = createRecordedRoute({ body: report });
    const byUser = createRecordedRoute({ body: { data: [] } });
    const byDay = createRecordedRoute({ body: { data: [], count: 0 } });
    await open(filter.route, {
      'GET /dashboard/ticketsUsers': byUser.route,
      'GET /dashboard/ticketsDay': byDay.route,
    });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(filter.asked.map(({ query }) => query)).toEqual([{ date_from: first, date_to: last }]);
    const days = [{ initialDate: first, finalDate: last, companyId: 1 }];
    for (const { asked } of [byUser, byDay]) expect(asked.map(({ query }) => query)).toEqual(days);
  },
);

it('[DASH-06] the answer to a former filter that comes late does not replace that to the last one', async () => {
  const { held: first, release: answerFirst } = hold<FakeAnswer>();
  const finished = (supportFinished: number) => ({
    body: { ...report, counters: { ...report.counters, supportFinished } },
  });
  const answers = [first, finished(7)];
  const asked: unknown[] = [];
  await open(({ params }) => {
    asked.push(params);
    return answers.shift() ?? finished(0);
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.change(screen.getByRole('textbox', { name: 'Data inicial' }), { target: { value: '15/11/2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  const counters = () => screen.getByText('Finalizados').closest('div');
  await drawn(() => expect(counters()).toHaveTextContent('Finalizados7'));
  await act(async () => answerFirst(finished(9)));
  expect(counters()).toHaveTextContent('Finalizados7');
  expect(asked).toMatchObject([{ date_from: '2026-11-01' }, { date_from: '2026-11-15' }]);
});

it('[DASH-07] a day that was chosen within the first second is in the filter that runs by itself', async () => {
  const { asked, route } = createRecordedRoute({ body: report });
  await open(route);
  fireEvent.change(screen.getByRole('textbox', { name: 'Data inicial' }), { target: { value: '15/11/2026' } });
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked.map(({ query }) => query)).toEqual([{ date_from: '2026-11-15', date_to: '2026-11-21' }]);
});

it('[DASH-04] [DASH-06] Enter in a day runs the filter, and a day beyond the other one takes it along', async () => {
  const { asked, route } = createRecordedRoute({ body: report });
  await open(route);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const day = (name: string) => screen.getByRole('textbox', { name });
  const typeDay = (name: string, value: string) => fireEvent.change(day(name), { target: { value } });
  typeDay('Data inicial', '24/12/2026');
  expect(day('Data final')).toHaveValue('24/12/2026');
  typeDay('Data final', '02/12/2026');
  expect(day('Data inicial')).toHaveValue('02/12/2026');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(day('Data final'), '{Enter}');
  await drawn(() => expect(asked.at(-1)?.query).toMatchObject({ date_from: '2026-12-02', date_to: '2026-12-02' }));
});

it('[DASH-08] without any day nothing is asked, and the filter says what it needs', async () => {
  const { asked, route } = createRecordedRoute({ body: report });
  await open(route);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  for (const name of ['Data inicial', 'Data final']) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: '' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  await drawn(() => expect(screen.getByText('Parametrize o filtro')).toBeInTheDocument());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByRole('textbox', { name: 'Data final' }), '{Enter}');
  await drawn(() => expect(screen.getAllByText('Parametrize o filtro')).toHaveLength(2));
  expect(asked).toHaveLength(1);
});

it('[A11Y-02] the numbers of a dashboard that is read again get the focus once they are there', async () => {
  const held = createHeldRoute();
  await open(held.route);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const answer = async (body: Parameters<typeof held.answer>[0]): Promise<void> => {
    await drawn(() => expect(held.isAsked()).toBe(true));
    held.answer(body);
  };
  const again = () => screen.getByRole('button', { name: 'Tentar de novo' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await answer({ status: 500, body: {} });
  await drawn(() => expect(again()).toBeInTheDocument());
  act(() => again().focus());
  await user.keyboard('{Enter}');
  await answer({ status: 500, body: {} });
  await drawn(() => expect(again()).toHaveFocus());
  await user.keyboard('{Enter}');
  await drawn(() => expect(held.isAsked()).toBe(true));
  await drawn(() => expect(document.body).toHaveFocus());
  await answer({ body: report });
  await drawn(() => expect(screen.getByRole('region', { name: 'Dashboard' })).toHaveFocus());
});
