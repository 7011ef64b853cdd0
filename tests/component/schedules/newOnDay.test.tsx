import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import type { Schedule } from '@/protocol/records/schedules';
import { aSchedule } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
const now = new Date(2026, 10, 21, 14, 5);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

const open = (schedules: readonly Schedule[] = []) =>
  renderPage(SchedulesPage, {
    routes: { 'GET /schedules/': { body: { schedules, count: schedules.length, hasMore: false } } },
    path: '/schedules',
  });
const cellOf = (day: string) => screen.getByRole('button', { name: `Ver o dia ${day}` }).closest('td') as HTMLElement;
const moment = async () => within(await screen.findByRole('dialog')).getByLabelText('Data e hora do envio');

it('[FMT-01] [FMT-03] a click on a free day to come begins a message for its morning', async () => {
  const { user } = await open();
  await user.click(cellOf('25/11/2026'));
  expect(await moment()).toHaveValue('25/11/2026 09:00');
});

it('[SCHED-14] a click on today begins one an hour ahead, as the button does, and one on a day that is over none', async () => {
  const { user, store } = await open();
  await user.click(cellOf('20/11/2026'));
  expect(store.getState().dialogs.current).toBeNull();
  await user.click(cellOf('21/11/2026'));
  expect(await moment()).toHaveValue('21/11/2026 15:05');
});

it('[SCHED-14] the button begins one an hour ahead, whatever day is shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Próximo' }));
  await user.click(screen.getByRole('button', { name: /Novo agendamento$/ }));
  expect(await moment()).toHaveValue('21/11/2026 15:05');
});

it('a click that closes the list of a full day begins none, the next one does', async () => {
  const { user, store } = await open([5, 6, 7, 8].map((id) => aSchedule({ id })));
  await user.click(await screen.findByRole('button', { name: 'mais 2' }));
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await user.click(cellOf('25/11/2026'));
  expect(store.getState().dialogs.current).toBeNull();
  await user.click(cellOf('25/11/2026'));
  expect(await moment()).toHaveValue('25/11/2026 09:00');
});

it('[FMT-01] [FMT-03] a click beside the hours of a day begins one at that half hour; on an hour that is over, an hour ahead', async () => {
  const { user, store } = await open();
  await user.click(screen.getByText('Dia'));
  const column = screen.getByRole('region', { name: '21/11/2026' });
  fireEvent.click(column, { clientY: 64 * 18 + 40 });
  expect(store.getState().dialogs.current).toMatchObject({ type: 'schedule', sendAt: '2026-11-21T18:30' });
  expect(await moment()).toHaveValue('21/11/2026 18:30');
  fireEvent.click(column, { clientY: 64 * 8 });
  expect(store.getState().dialogs.current).toMatchObject({ type: 'schedule', sendAt: undefined });
});
