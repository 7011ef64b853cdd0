import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const sales = {
  id: 2,
  name: 'Vendas',
  color: '#16a34a',
  orderQueue: 2,
  greetingMessage: 'Oi!',
  outOfHoursMessage: 'Até amanhã',
  integrationId: 5,
  promptId: 8,
  schedules: [],
};

it('[QUEUE-03] [CALL-146] an edit sends what was cleared of a queue as empty, and shows it so', async () => {
  const cleared = { orderQueue: null, greetingMessage: '', outOfHoursMessage: '', integrationId: null, promptId: null };
  const { asked, route } = createRecordedRoute({ status: 201, body: { ...sales, ...cleared } });
  const { user } = await renderPage(QueuesPage, {
    routes: {
      'GET /queue': { body: [sales] },
      'GET /queue/2': { body: sales },
      'GET /queue-options': { body: [] },
      'GET /queueIntegration': { body: { queueIntegrations: [{ id: 5, name: 'Fluxo' }], count: 1, hasMore: false } },
      'GET /prompt': { body: { prompts: [{ id: 8, name: 'Assistente' }], count: 1, hasMore: false } },
      'PUT /queue/2': route,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Vendas' }));
  await screen.findByLabelText('Nome');
  const choiceOf = (label: string) => screen.getByLabelText(label).closest<HTMLElement>('.ant-select')!;
  await waitFor(() => expect(choiceOf('Integração')).toHaveTextContent('Fluxo'));
  expect(choiceOf('Prompt')).toHaveTextContent('Assistente');
  for (const label of ['Ordem no bot', 'Mensagem de saudação', 'Mensagem fora do expediente'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  for (const label of ['Integração', 'Prompt']) await user.click(within(choiceOf(label)).getByText('Limpar'));
  await user.click(screen.getByText('Salvar'));
  await waitFor(() => expect(asked).toHaveLength(1));
  const empty = { orderQueue: '', greetingMessage: '', outOfHoursMessage: '', integrationId: '', promptId: '' };
  expect(asked[0]?.body).toEqual({ name: 'Vendas', color: '#16a34a', ...empty, schedules: [] });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Vendas/ })).toHaveTextContent(/^2Vendas#16a34a——$/);
});
