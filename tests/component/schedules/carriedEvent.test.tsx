import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { aSchedule } from '@tests/support/records';
import { eventually } from '@tests/support/eventually';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The places that jsdom does not compute: the days of the month in squares of 100 px, seven in a row. */
function placeOf(this: Element): DOMRect {
  const cell = this.closest('td');
  const at = [...document.querySelectorAll('td')].indexOf(cell as HTMLTableCellElement);
  return new DOMRect((at % 7) * 100, Math.floor(at / 7) * 100, 100, this === cell ? 100 : 20);
}
const said = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;

it('[SCHED-02] [SCHED-05] [FMT-01] what is said while an event is carried to another day is in Portuguese', async () => {
  const records = [aSchedule()];
  await renderPage(SchedulesPage, {
    routes: { 'GET /schedules/': { body: { schedules: records, count: 1, hasMore: false } } },
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
  // 22 November, the first day of the fourth week, and the two days after it.
  const move = (clientX: number) => act(async () => void fireEvent.mouseMove(document, { clientX, clientY: 310 }));
  await act(async () => {
    fireEvent.mouseDown(screen.getByRole('button', { name: /Boleto/ }), { button: 0, clientX: 10, clientY: 310 });
  });
  await move(60);
  await eventually(() => expect(said()).toBe('Sobre o dia 22/11/2026.'));
  await move(210);
  await eventually(() => expect(said()).toBe('Sobre o dia 24/11/2026.'));
  await move(2_000);
  await eventually(() => expect(said()).toBe('Fora dos dias.'));
  await move(210);
  await act(async () => void fireEvent.mouseUp(document, { clientX: 210, clientY: 310 }));
  await eventually(() => expect(said()).toBe('Agendamento “Boleto” solto no dia 24/11/2026.'));
  expect(await findQuestion('Mover “Boleto”?')).toBeInTheDocument();
});
