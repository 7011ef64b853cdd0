import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { aTypebot } from '@tests/support/records';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const openStored = async (kind: string, facts: Parameters<typeof aTypebot>[0] = {}) => {
  const record = aTypebot({ type: kind, ...facts });
  const { asked, route } = createRecordedRoute({ body: record, status: 201 });
  const { user } = await renderPage(QueueIntegrationsPage, {
    routes: {
      'GET /queueIntegration': { body: { queueIntegrations: [record], count: 1, hasMore: false } },
      'GET /queueIntegration/5': { body: record },
      'PUT /queueIntegration/5': route,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Pesquisa' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByTitle(option));
  };
  const { id: _, ...fields } = record;
  const expectSent = async (changed: object) => {
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ ...fields, ...changed }]));
  };
  return { choose, expectSent };
};

it('[QINT-01] [CALL-140] an edit sends each field of a typebot as it was changed', async () => {
  const { expectSent } = await openStored('typebot');
  const typed = {
    Nome: ' Pesquisa 2 ',
    URL: ' https://novo.example ',
    'Slug do Typebot': ' pesquisa-2 ',
    'Palavra para finalizar': '#fim',
    'Palavra para reiniciar': '#volta',
    'Mensagem de opção desconhecida': 'Como?',
    'Mensagem ao reiniciar': 'De novo',
  };
  for (const [name, text] of Object.entries(typed)) type(name, text);
  for (const [name, value] of [
    [/Expira em/, '5'],
    [/Intervalo entre mensagens/, '2500'],
  ] as const)
    fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
  await expectSent({
    name: 'Pesquisa 2',
    urlN8N: 'https://novo.example',
    typebotSlug: 'pesquisa-2',
    typebotExpires: 5,
    typebotDelayMessage: 2500,
    typebotKeywordFinish: '#fim',
    typebotKeywordRestart: '#volta',
    typebotUnknownMessage: 'Como?',
    typebotRestartMessage: 'De novo',
  });
});

it('[QINT-08] [CALL-140] a typebot that is stored without its two numbers shows one minute and 1000 ms, which an edit sends', async () => {
  const { expectSent } = await openStored('typebot', { typebotExpires: null, typebotDelayMessage: null });
  expect(screen.getByRole('spinbutton', { name: /Expira em/ })).toHaveValue('1');
  expect(screen.getByRole('spinbutton', { name: /Intervalo entre mensagens/ })).toHaveValue('1.000');
  await expectSent({ typebotExpires: 1, typebotDelayMessage: 1000 });
});

it('[QINT-01] [QINT-03] [CALL-140] an edit sends project, JSON and language of a dialogflow as they were changed', async () => {
  const { choose, expectSent } = await openStored('dialogflow');
  type('Nome do projeto', 'projeto-2');
  type('Conteúdo JSON', '{"a":1}');
  await choose('Idioma', 'Espanhol');
  await expectSent({ projectName: 'projeto-2', jsonContent: '{"a":1}', language: 'es' });
});

it('[QINT-01] [QINT-03] [CALL-140] an edit sends another type and address', async () => {
  const { choose, expectSent } = await openStored('n8n');
  await choose('Tipo', 'Webhook');
  type('URL', 'https://novo.example');
  await expectSent({ type: 'webhook', urlN8N: 'https://novo.example' });
});

it('[QINT-10] [CALL-140] a new typebot whose delay cannot be stored is not told as added, and is not created twice', async () => {
  const record = aTypebot({ id: 8, typebotDelayMessage: 2500 });
  const created = createRecordedRoute({ body: { ...record, typebotDelayMessage: 1000 } });
  const changed = createRecordedRoute({ status: 500, body: {} }, { body: record, status: 201 });
  const { user } = await renderPage(QueueIntegrationsPage, {
    routes: {
      'GET /queueIntegration': { body: { queueIntegrations: [], count: 0, hasMore: false } },
      'POST /queueIntegration': created.route,
      'PUT /queueIntegration/8': changed.route,
    },
  });
  await user.click(screen.getAllByRole('button', { name: 'Nova integração' })[0]!);
  await user.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await user.click(await screen.findByTitle('Typebot'));
  for (const name of ['Nome', 'URL', 'Slug do Typebot']) type(name, 'https://bot');
  const delay = screen.getByRole('spinbutton', { name: /Intervalo entre mensagens/ });
  fireEvent.change(delay, { target: { value: '2500' } });
  const save = () => user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await save();
  expect(await screen.findByText(/^Não foi possível/)).toBeInTheDocument();
  expect(screen.queryByText('Integração adicionada.')).not.toBeInTheDocument();
  expect(delay).toHaveValue('2500');
  await save();
  expect(await screen.findByText('Integração adicionada.')).toBeInTheDocument();
  expect([created.asked.length, changed.asked.length]).toEqual([1, 2]);
});
