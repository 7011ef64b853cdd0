import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DaysChart } from '@/features/dashboard/charts/DaysChart';
import { pass, renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

it('[DASH-14] each bar is as high as its number says, on the scale beside it', async () => {
  const data = [
    { horario: '5', total: '3' },
    { horario: '0', total: '5' },
  ];
  await renderPage(DaysChart, { routes: { 'GET /dashboard/ticketsDay': { body: { data, count: 8 } } } });
  const chart = (await screen.findByRole('heading', { name: 'Atendimentos por hora' })).closest('article')!;
  const bars = [...chart.querySelectorAll<HTMLElement>('[style*=--share]')];
  expect(bars.map(({ style }) => Number(style.getPropertyValue('--share')))).toEqual([5 / 6, 0, 0, 0, 0, 3 / 6]);
  // Midnight is an hour like the others.
  const rows = within(chart).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['0 h5', '1 h0', '2 h0', '3 h0', '4 h0', '5 h3']);
  const marks = [...chart.querySelectorAll('[class*=marks] > *')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['6', '4', '2', '0']);
  // The sum of the day is no bar.
  expect(within(chart).getByText('Total')).toHaveTextContent('Total 8');
});

it('[DASH-14] [DASH-16] no total of other days stands beside a failure', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const body = { data: [{ data: '20/11/2026', total: '75' }], count: 75 };
  const { route } = createRecordedRoute({ body }, { status: 500, body: {} });
  await renderPage(DaysChart, { routes: { 'GET /dashboard/ticketsDay': route } });
  const chart = screen.getByRole('article', { name: 'Atendimentos por dia' });
  expect(chart).toHaveTextContent('Total 75');
  const first = screen.getByLabelText('Atendimentos por dia: data inicial');
  fireEvent.change(first, { target: { value: '01/10/2026' } });
  await pass(510);
  expect(chart).toHaveTextContent('Erro ao buscar informações dos tickets');
  expect(chart).not.toHaveTextContent('Total');
});
