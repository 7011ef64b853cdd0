import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { aSchedule } from '@tests/support/records';
import { renderDialog } from '@tests/support/rendering/renderDialog';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));

it('what would not be filled in of a scheduled message is told while it is written', async () => {
  const stored = aSchedule({ body: 'Olá, {{nome}}!' });
  await renderDialog({ type: 'schedule', scheduleId: 5, contact: null }, { 'GET /schedules/5': { body: stored } });
  const text = screen.getByRole('textbox', { name: 'Mensagem' });
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription('Sem valor para {{nome}}: o texto entre chaves some ao enviar.'),
  );
  fireEvent.change(text, { target: { value: 'Olá, {nome}!' } });
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription('Sem valor para {nome}: chega ao cliente como está escrito.'),
  );
  fireEvent.change(text, { target: { value: 'Olá, {{name}}!' } });
  await waitFor(() => expect(text).not.toHaveAccessibleDescription());
});
