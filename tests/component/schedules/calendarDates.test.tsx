import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import type { Schedule } from '@/protocol/records/schedules';
import { aSchedule } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => vi.useRealTimers());

const open = (schedules: readonly Schedule[] = []) =>
  renderPage(SchedulesPage, {
    routes: { 'GET /schedules/': { body: { schedules, count: schedules.length, hasMore: false } } },
    path: '/schedules',
  });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

it.each([
  ['Mês', ['novembro de 2026', 'dezembro de 2026', 'novembro de 2026', 'outubro de 2026']],
  [
    'Semana',
    ['15/11/2026 – 21/11/2026', '22/11/2026 – 28/11/2026', '15/11/2026 – 21/11/2026', '08/11/2026 – 14/11/2026'],
  ],
  ['Agenda', ['novembro de 2026', 'dezembro de 2026', 'novembro de 2026', 'outubro de 2026']],
  ['Dia', ['sábado, 21/11/2026', 'domingo, 22/11/2026', 'sábado, 21/11/2026', 'sexta-feira, 20/11/2026']],
] as const)('[SCHED-02] [SCHED-03] the arrows of the view %s lead on and back by its own step', async (view, dates) => {
  const { user } = await open();
  await user.click(screen.getByText(view));
  const seen = [heading()];
  for (const name of ['Próximo', 'Anterior', 'Anterior']) {
    await user.click(screen.getByRole('button', { name }));
    seen.push(heading());
  }
  expect(seen).toEqual(dates);
  await user.click(screen.getByRole('button', { name: 'Hoje' }));
  expect(heading()).toBe(dates[0]);
});

it('[SCHED-03] a day of the month and of the week opens by its number', async () => {
  const { user } = await open();
  for (const day of ['24/11/2026', '23/11/2026']) {
    await user.click(screen.getByRole('button', { name: `Ver o dia ${day}` }));
    expect(heading()).toContain(day);
    expect(screen.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await user.click(screen.getByText('Semana'));
    expect(heading()).toBe('22/11/2026 – 28/11/2026');
  }
});

it('[SCHED-06] the first and the last minute of a day belong to it; a message without a time is in no day', async () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 22, hour, minute).toISOString();
  await open([
    aSchedule({ id: 6, title: 'Meia-noite', sendAt: at(0, 0) }),
    aSchedule({ id: 7, title: 'Fim do dia', sendAt: at(23, 59) }),
    aSchedule({ id: 8, title: 'Sem hora', sendAt: null }),
  ]);
  const day = screen.getByRole('button', { name: 'Ver o dia 22/11/2026' }).closest('td');
  for (const name of ['Meia-noite, Pendente, 22/11/2026 00:00', 'Fim do dia, Pendente, 22/11/2026 23:59'])
    expect(day).toContainElement(screen.getByRole('button', { name: `Juliana Prado · ${name}` }));
  expect(screen.queryByRole('button', { name: /Sem hora/ })).not.toBeInTheDocument();
});
