import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Check, CircleAlert, Clock, type Icon } from '@/ui/icons';
import { aSchedule } from '@tests/support/records';
import { renderDialog } from '@tests/support/rendering/renderDialog';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => void vi.useRealTimers());

const drawingIn = (place: HTMLElement) => place.querySelector('path')?.outerHTML;
const late = { sendAt: new Date(2026, 10, 21, 14, 3).toISOString() };

it.each<[string, string, string, Icon, object?]>([
  ['PENDENTE', 'Pendente', 'info', Clock],
  ['PENDENTE', 'Atrasada', 'warning', CircleAlert, late],
  ['AGENDADA', 'Agendada', 'info', Clock],
  // A word that only this server has.
  ['NA FILA', 'Pendente', 'info', Clock],
  ['ENVIADA', 'Enviada', 'success', Check],
  ['ERRO', 'Erro no envio', 'danger', CircleAlert],
  ['FALHA: ERRO NO ENVIO', 'Erro no envio', 'danger', CircleAlert],
  ['Erro ao enviar', 'Erro no envio', 'danger', CircleAlert],
])(
  '[SCHED-15] [SCHED-16] status %s is shown in the title as %s, by its colour %s and its sign',
  async (status, word, tone, Sign, facts = {}) => {
    const stored = aSchedule({ status, ...facts });
    await renderDialog({ type: 'schedule', scheduleId: 5, contact: null }, { 'GET /schedules/5': { body: stored } });
    expect(screen.getByRole('dialog', { name: `Editar agendamento ${word}` })).toBeInTheDocument();
    const shown = screen.getByText(word);
    expect(shown.style.color).toBe(`var(--${tone})`);
    expect(drawingIn(shown)).toBe(drawingIn(render(<Sign />).container));
  },
);
