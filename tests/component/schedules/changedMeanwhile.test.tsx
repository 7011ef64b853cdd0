import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { outwait, pasteInto } from '@tests/support/rendering/renderPage';

const stored = aSchedule();

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => void vi.useRealTimers());

it('[SCHED-19] [CALL-87] a picture that a colleague adds while the form is open is not removed by its save', async () => {
  const withPicture = { ...stored, mediaPath: '17_bolo.png', mediaName: 'bolo.png' };
  const reads = createRecordedRoute({ body: stored }, { body: withPicture });
  const { user, calls } = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    {
      'GET /schedules/5': reads.route,
      'PUT /schedules/5': { body: withPicture },
      'DELETE /schedules/5/media-upload': { body: {} },
    },
  );
  await pasteInto(user, screen.getByRole('textbox', { name: 'Mensagem' }), ' Obrigado!');
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await findSuccess('Agendamento salvo.');
  expect(calls.filter((call) => call.endsWith('media-upload'))).toEqual([]);
});

/** The form; `tell` sends what a colleague saved. */
const open = async () => {
  const saves = createRecordedRoute({ body: stored });
  const app = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    { 'GET /schedules/5': { body: stored }, 'PUT /schedules/5': saves.route },
  );
  const tell = (facts: object) =>
    act(
      async () => void app.store.dispatch(serverEvents.schedule({ action: 'update', record: { ...stored, ...facts } })),
    );
  return { ...app, tell, sent: () => saves.asked.map(({ body }) => body) };
};

it('[SCHED-08] [SCHED-21] what a colleague saves while the form is open stays, beside what was typed here', async () => {
  const { user, tell, sent } = await open();
  await pasteInto(user, screen.getByRole('textbox', { name: 'Título' }), ' de novembro');
  const contact = { id: 8, name: 'Ana Souza' };
  const sendAt = new Date(2026, 10, 23, 8, 0).toISOString();
  await tell({ title: 'Fatura', body: 'A fatura vence na sexta.', sendAt, contactId: 8, contact });
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('A fatura vence na sexta.');
  expect(screen.getByRole('textbox', { name: 'Data e hora do envio' })).toHaveValue('23/11/2026 08:00');
  expect(screen.getByTitle('Ana Souza')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await findSuccess('Agendamento salvo.');
  expect(sent()).toMatchObject([
    { title: 'Boleto de novembro', body: 'A fatura vence na sexta.', sendAt, contactId: 8 },
  ]);
});

it('what a colleague saved is not shown as unsaved once the message is sent', async () => {
  const { tell } = await open();
  await tell({ body: 'A fatura vence na sexta.' });
  await tell({ body: 'A fatura vence na sexta.', sentAt: new Date().toISOString(), status: 'ENVIADA' });
  expect(screen.getByRole('dialog', { name: 'Agendamento Enviada' })).toBeInTheDocument();
  expect(screen.queryByText(/Suas alterações não foram enviadas/)).not.toBeInTheDocument();
});

it('[SCHED-09] [SCHED-10] [SCHED-12] [LIST-11] the rules of a new message hold for a change too', async () => {
  const { sent } = await open();
  for (const [name, text, message] of [
    ['Título', 'Olá!', 'Título muito curto'],
    ['Mensagem', 'Olá!', 'Mensagem muito curta'],
    ['Data e hora do envio', '', 'Obrigatório'],
  ] as const) {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    const { value } = field;
    fireEvent.change(field, { target: { value: text } });
    await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
    expect(field).toHaveAccessibleDescription(message);
    fireEvent.change(field, { target: { value } });
  }
  expect(sent()).toEqual([]);
});
