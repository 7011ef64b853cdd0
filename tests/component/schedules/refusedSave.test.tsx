import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aSchedule } from '@tests/support/records';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';

const juliana = { id: 7, name: 'Juliana Prado' };
const REFUSED = 'Não foi possível salvar. Confira os dados e tente novamente.';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});
afterEach(() => vi.useRealTimers());

/** Saves the form of a new message (null) or of a stored one with a picture, and waits for the refusal. */
const savePicture = async (scheduleId: number | null, routes: FakeRoutes) => {
  const request = { type: 'schedule', scheduleId, contact: scheduleId === null ? juliana : null } as const;
  const app = await renderDialog(request, { 'GET /schedules/5': { body: aSchedule() }, ...routes });
  type('Título', 'Aniversário');
  type('Mensagem', 'Parabéns pelo dia!');
  const picture = new File(['x'], 'bolo.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Imagem', { selector: 'input' }), { target: { files: [picture] } });
  await app.user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText(REFUSED);
  return app.calls.filter((call) => /^(POST|PUT) /.test(call));
};

/** What was typed is still there, and nothing claims to be saved. */
const expectKept = () => {
  expect(screen.queryByText('Agendamento salvo.')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Aniversário');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Parabéns pelo dia!');
  expect(screen.getByText('bolo.png')).toBeVisible();
};

it.each([
  ['POST /schedules', null],
  ['PUT /schedules/5', 5],
])('[SCHED-18] a message that %s refuses is not announced, and its picture is not sent', async (call, scheduleId) => {
  expect(await savePicture(scheduleId, { [call]: { status: 400, body: { error: 'x' } } })).toEqual([call]);
  expectKept();
});

it('[SCHED-18] [CALL-86] a change whose picture is refused keeps the form, and is not announced', async () => {
  const upload = 'POST /schedules/5/media-upload';
  const calls = await savePicture(5, {
    'PUT /schedules/5': { body: aSchedule() },
    [upload]: { status: 500, body: {} },
  });
  expect(calls).toEqual(['PUT /schedules/5', upload]);
  expectKept();
});
