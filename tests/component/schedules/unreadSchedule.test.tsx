import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { aSchedule } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => vi.useRealTimers());

it.each([403, 404, 500])(
  '[SCHED-07] [CALL-83] [LIST-06] an event that cannot be read (%i) says so in its dialog, and is tried again',
  async (status) => {
    let isDown = true;
    const read = () => (isDown ? { status, body: { error: 'x' } } : { body: aSchedule({ title: 'Fatura' }) });
    const { user } = await renderPage(SchedulesPage, {
      routes: {
        'GET /schedules/': { body: { schedules: [aSchedule()], count: 1, hasMore: false } },
        'GET /schedules/5': read,
      },
    });
    await user.click(screen.getByRole('button', { name: /Boleto/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Não foi possível carregar o agendamento')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByRole('textbox', { name: 'Título' })).toHaveValue('Fatura');
  },
);
