import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { aSchedule } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';

/** The places that jsdom does not compute: the days of the month side by side, and everything inside a day in its place. */
function placeOf(this: Element): DOMRect {
  const cell = this.closest('td');
  if (!cell) return new DOMRect(0, 0, 700, 600);
  const week = (cell.parentElement as HTMLTableRowElement).sectionRowIndex;
  return new DOMRect(cell.cellIndex * 100, week * 100, 100, 100);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[SCHED-05] [FMT-01] the days that a carried event passes and lands on are told as dd/MM/yyyy', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
  const schedule = aSchedule();
  await renderPage(SchedulesPage, {
    routes: {
      'GET /schedules/': { body: { schedules: [schedule], count: 1, hasMore: false } },
      'GET /schedules/5': { body: schedule },
    },
  });
  const chip = screen.getByRole('button', { name: /Boleto/ });
  const { left, top } = chip.getBoundingClientRect();
  const at = (days: number) => ({ button: 0, clientX: left + 50 + days * 100, clientY: top + 50 });
  fireEvent.mouseDown(chip, at(0));
  fireEvent.mouseMove(document, at(1));
  fireEvent.mouseMove(document, at(2));
  expect(await screen.findByText('Sobre o dia 24/11/2026.')).toBeInTheDocument();
  fireEvent.mouseUp(document, at(2));
  expect(await screen.findByText('Agendamento “Boleto” solto no dia 24/11/2026.')).toBeInTheDocument();
  expect(await findQuestion('Mover “Boleto”?')).toBeInTheDocument();
});
