import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { serverEvents } from '@/realtime/serverEvents';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const day = (weekdayEn: string, weekday: string, startTime: string) => ({
  weekday,
  weekdayEn,
  startTime,
  endTime: '18:00',
});
const weekFrom = (monday: string, tuesday: string) => [
  day('monday', 'Segunda-feira', monday),
  day('tuesday', 'Terça-feira', tuesday),
];
const sales = { id: 2, name: 'Vendas', color: '#16a34a', greetingMessage: '', schedules: weekFrom('08:00', '08:00') };

it('[QUEUE-03] [QUEUE-04] [QUEUE-08] the hours of a day and the text out of sight that a colleague saves stay where this form has changed another day', async () => {
  const { asked, route } = createRecordedRoute({ body: sales });
  const { user, store } = await renderPage(QueuesPage, {
    user: aUser({ profile: 'admin' }),
    routes: {
      'GET /queue': { body: [sales] },
      'GET /queue/2': { body: sales },
      'GET /queue-options': { body: [] },
      'GET /queueIntegration': { body: { queueIntegrations: [], count: 0, hasMore: false } },
      'GET /prompt': { body: { prompts: [], count: 0, hasMore: false } },
      'PUT /queue/2': route,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Vendas' }));
  fireEvent.change(await screen.findByLabelText('Segunda-feira: início'), { target: { value: '07:00' } });
  const queue = { ...sales, completionMessage: 'Até mais', schedules: weekFrom('08:00', '10:30') };
  await act(async () => void store.dispatch(serverEvents.queue({ action: 'update', record: queue })));
  expect(screen.getByLabelText('Terça-feira: início')).toHaveValue('10:30');
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({
    completionMessage: 'Até mais',
    schedules: expect.arrayContaining(weekFrom('07:00', '10:30')) as unknown,
  });
});
