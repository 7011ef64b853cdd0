import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/contacts/dialog/ContactDialog'));

it('[CONT-18] a pair of blanks only counts as empty: it needs no name, and is not sent', async () => {
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
