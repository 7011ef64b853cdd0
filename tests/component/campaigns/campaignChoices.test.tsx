import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { eventually } from '@tests/support/eventually';
import { outwait } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { answered, choices, openNew, openStored, save, write } from './campaignWorld';

const offeredIn = (field: string) => {
  const box = screen.getByLabelText(field, { selector: 'input' });
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
  const list = document.getElementById(box.getAttribute('aria-controls')!)?.closest('.ant-select-dropdown');
  const options = [...(list?.querySelectorAll('.ant-select-item-option-content') ?? [])];
  return options.map(({ textContent }) => textContent);
};

it('[CAMP-26] [RT-08] [RT-20] [RT-21] what a campaign can refer to follows what is created, renamed and deleted while its dialog is open', async () => {
  const { store, user } = await openNew();
  const { dispatch } = store;
  await user.click(screen.getByRole('combobox', { name: 'Conexão' }));
  await user.click(await screen.findByTitle('Vendas Online'));
  const chosen = (field = 'Conexão') => screen.getByRole('combobox', { name: field }).closest('.ant-select');
  expect(chosen()).toHaveTextContent('Vendas Online');
  expect(chosen('Lista por tag')).toHaveTextContent('Nenhuma');
  const list = { id: 8, name: 'Leads', companyId: 1 };
  const shop = { id: 9, name: 'Filial', status: 'CONNECTED' };
  const files = { id: 10, name: 'Tabela', message: 'm' };
  const tag = { id: 11, name: 'Novos', color: '#00aa00' };
  await act(async () => {
    dispatch(serverEvents.contactList(parseEvent('contactList', { action: 'create', record: list }, 1)!));
    for (const whatsapp of [shop, { ...shop, id: 2, name: 'Vendas SP' }])
      dispatch(serverEvents.whatsapp(parseEvent('whatsapp', { action: 'update', whatsapp }, 1)!));
    dispatch(serverEvents.file(parseEvent('file', { action: 'create', fileList: files }, 1)!));
    dispatch(serverEvents.tag(parseEvent('tag', { action: 'create', tag }, 1)!));
    dispatch(serverEvents.contactList(parseEvent('contactList', { action: 'delete', id: 3 }, 1)!));
    dispatch(serverEvents.tag(parseEvent('tag', { action: 'update', tag: { ...tag, id: 5, name: 'Ouro' } }, 1)!));
  });
  await eventually(() => expect(offeredIn('Lista de contatos')).toEqual(['Leads']));
  await eventually(() => expect(offeredIn('Conexão')).toEqual(['Vendas SP', 'Filial']));
  await eventually(() => expect(offeredIn('Lista de arquivos')).toEqual(['Catálogo', 'Tabela']));
  await eventually(() => expect(offeredIn('Lista por tag')).toEqual(['Nenhuma', 'Novos', 'Ouro']));
  expect(chosen()).toHaveTextContent('Vendas SP');
  await act(async () => void dispatch(serverEvents.whatsapp({ action: 'delete', id: 2 })));
  await eventually(() => expect(offeredIn('Conexão')).toEqual(['Filial']));
  expect(chosen()).toHaveTextContent('(indisponível)');
});

it('[CAMP-26] [CALL-112] offers the file lists of every page', async () => {
  const files = createRecordedRoute(
    { body: { files: [{ id: 4, name: 'Catálogo', message: 'm' }], count: 2, hasMore: true } },
    { body: { files: [{ id: 21, name: 'Tabela de preços', message: 'm' }], count: 2, hasMore: false } },
  );
  const { user } = await openNew({ 'GET /files/': files.route });
  expect(files.asked.map(({ query }) => query)).toEqual([{ companyId: 1 }, { companyId: 1, pageNumber: 2 }]);
  await user.click(screen.getByRole('combobox', { name: 'Lista de arquivos' }));
  expect(await screen.findByTitle('Tabela de preços')).toBeInTheDocument();
});

it('[CAMP-11] [CAMP-26] [CALL-74] [CALL-90] [CALL-101] offers the contact lists, connections, file lists and tags of the company', async () => {
  const lists = createRecordedRoute(choices['GET /contact-lists/list'] as FakeAnswer);
  const files = createRecordedRoute(choices['GET /files/'] as FakeAnswer);
  const tags = createRecordedRoute(choices['GET /tags'] as FakeAnswer);
  const connections = createRecordedRoute(choices['GET /whatsapp/'] as FakeAnswer);
  const creation = createRecordedRoute(answered({}));
  const routes = {
    'GET /contact-lists/list': lists.route,
    'GET /files/': files.route,
    'GET /tags': tags.route,
    'GET /whatsapp/': connections.route,
    'POST /campaigns': creation.route,
  };
  const { user } = await openNew(routes, 4);
  const queries = [lists, files, tags].map(({ asked }) => asked.at(-1)?.query);
  expect(queries).toEqual(queries.map(() => ({ companyId: 4 })));
  // Once at the start of the session, and again for the dialog.
  const ofCompany = { session: 0, companyId: 4 };
  expect(connections.asked.map(({ query }) => query)).toEqual([ofCompany, ofCompany]);
  const pick = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByTitle(option));
  };
  await pick('Lista de contatos', 'Clientes VIP');
  await pick('Lista por tag', 'VIP');
  await pick('Conexão', 'Vendas Online');
  await pick('Lista de arquivos', 'Catálogo');
  write('Nome', 'Natal');
  await user.click(save()!);
  await waitFor(() =>
    expect(creation.asked[0]?.body).toMatchObject({
      companyId: 4,
      contactListId: 3,
      tagListId: 5,
      whatsappId: 2,
      fileListId: 4,
    }),
  );
});

it('[CAMP-23] [LIST-11] the rules for the name of a new campaign hold for a change too', async () => {
  const update = createRecordedRoute(answered({}));
  await openStored({}, { 'PUT /campaigns/1': update.route });
  for (const [name, message] of [
    [' ', 'Required'],
    ['N', 'Too Short!'],
    ['N'.repeat(51), 'Too Long!'],
  ] as const) {
    write('Nome', name);
    await outwait(() => fireEvent.click(save()!));
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
  }
  expect(update.asked).toEqual([]);
});

it('[CAMP-11] [CAMP-12] [CAMP-26] [CALL-91] an edit sends every choice as it was changed, and messages as they are by then', async () => {
  const two = (id: number, ...names: readonly string[]) => names.map((name, place) => ({ id: id + place, name }));
  const update = createRecordedRoute(answered({}));
  const stored = { message2: 'Até já', confirmation: false, fileListId: 4, tagListId: 5 };
  const { user } = await openStored(stored, {
    'GET /contact-lists/list': { body: two(3, 'Clientes VIP', 'Leads') },
    'GET /whatsapp/': { body: two(2, 'Vendas Online', 'Filial') },
    'GET /files/': { body: { files: two(4, 'Catálogo', 'Tabela'), count: 2, hasMore: false } },
    'GET /tags': { body: { tags: two(5, 'VIP', 'Novos').map((tag) => ({ ...tag, color: '#a00' })), hasMore: false } },
    'PUT /campaigns/1': update.route,
  });
  for (const [name, option] of [
    ['Confirmação', 'Habilitada'],
    ['Lista de contatos', 'Leads'],
    ['Lista por tag', 'Novos'],
    ['Conexão', 'Filial'],
    ['Lista de arquivos', 'Tabela'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByTitle(option));
  }
  write('Mensagem', 'Olá');
  write('Mensagem', ' ', 1);
  await user.click(save()!);
  await waitFor(() =>
    expect(update.asked.map(({ body }) => body)).toMatchObject([
      {
        message1: 'Olá',
        message2: null,
        confirmation: true,
        contactListId: 4,
        tagListId: 6,
        whatsappId: 3,
        fileListId: 5,
      },
    ]),
  );
});
