import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderDialog } from '@tests/support/rendering/renderDialog';

const stored = aSchedule();

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => void vi.useRealTimers());

it('[SCHED-19] a picture that a colleague adds while the form is open is not removed by its save', async () => {
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
  await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), ' Obrigado!');
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await findSuccess('Agendamento salvo.');
  expect(calls.filter((call) => call.endsWith('media-upload'))).toEqual([]);
});
