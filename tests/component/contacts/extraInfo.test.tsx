import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { outwait, type } from '@tests/support/rendering/renderPage';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/contacts/dialog/ContactDialog'));

it('[CONT-18] [CALL-50] a pair of blanks only counts as empty: it needs no name, and is not sent', async () => {
  const create = createRecordedRoute({ body: { id: 8, name: 'Carlos', number: '5511988342217' } });
  const { user } = await renderDialog({ type: 'contact', contactId: null }, { 'POST /contacts': create.route });
  type('Nome', 'Carlos');
  type('Número do WhatsApp', '5511988342217');
  await user.click(screen.getByRole('button', { name: 'Adicionar informação' }));
  type('Nome do campo', '  ');
  type('Valor', '  ');
  fireEvent.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Contato salvo.');
  expect(create.asked.map(({ body }) => body)).toMatchObject([{ extraInfo: [] }]);
});

it('[CONT-18] [CALL-51] what two admins add at the same time is kept, and no e-mail is sent as an empty one', async () => {
  const carlos = { id: 8, name: 'Carlos', number: '5511988342217', email: '', extraInfo: [] };
  const pairs = (...infos: readonly string[]) => infos.map((name, place) => ({ id: place + 1, name, value: name }));
  const before = { ...carlos, email: null, extraInfo: pairs('CPF', 'Cidade', 'Loja') };
  const change = createRecordedRoute({ body: carlos });
  const { user, store } = await renderDialog(
    { type: 'contact', contactId: 8 },
    { 'GET /contacts/8': { body: before }, 'PUT /contacts/8': change.route },
  );
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Nome do campo' });
  fireEvent.change(names()[0]!, { target: { value: 'RG' } });
  await user.click(screen.getAllByRole('button', { name: /^Remover/ })[2]!);
  await user.click(screen.getByRole('button', { name: 'Adicionar informação' }));
  fireEvent.change(names()[2]!, { target: { value: 'Placa' } });
  act(
    () =>
      void store.dispatch(
        serverEvents.contact({
          action: 'update',
          record: { ...before, extraInfo: [...pairs('CPF', 'Bairro', 'Loja'), { id: 9, name: 'Pet', value: 'Rex' }] },
        }),
      ),
  );
  expect(names().map(({ value }) => value)).toEqual(['RG', 'Bairro', 'Placa', 'Pet']);
  fireEvent.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Contato salvo.');
  const extraInfo = [
    { id: 1, name: 'RG', value: 'CPF' },
    { id: 2, name: 'Bairro', value: 'Bairro' },
    { name: 'Placa', value: '' },
    { id: 9, name: 'Pet', value: 'Rex' },
  ];
  expect(change.asked.map(({ body }) => body)).toEqual([
    { name: 'Carlos', number: '5511988342217', email: '', extraInfo },
  ]);
});

it('[LIST-11] [CONT-15] [CONT-16] [LIST-10] the rules of a new contact hold for a change too', async () => {
  const change = createRecordedRoute({ status: 500, body: {} });
  await renderDialog(
    { type: 'contact', contactId: 8 },
    {
      'GET /contacts/8': { body: { id: 8, name: 'Carlos', number: '5511988342217', email: '', extraInfo: [] } },
      'PUT /contacts/8': change.route,
    },
  );
  for (const [name, text, message] of [
    ['Nome', ' ', 'Required'],
    ['Nome', 'C', 'Too Short!'],
    ['Nome', 'C'.repeat(51), 'Too Long!'],
    ['Número do WhatsApp', '', 'Required'],
    ['Número do WhatsApp', '1234567', 'Too Short!'],
    ['Número do WhatsApp', '1'.repeat(51), 'Too Long!'],
  ] as const) {
    type('Nome', 'Carlos');
    type('Número do WhatsApp', '5511988342217');
    type(name, text);
    await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
    expect(screen.getByLabelText(name), text).toHaveAccessibleDescription(message);
  }
  expect(change.asked).toEqual([]);
});
