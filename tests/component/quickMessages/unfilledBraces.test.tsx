import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { renderPage, type } from '@tests/support/rendering/renderPage';

it('what would not be filled in of a prepared answer is told while it is written', async () => {
  const { user } = await renderPage(QuickMessagesPage, {
    routes: { 'GET /quick-messages': { body: { records: [], count: 0, hasMore: false } } },
  });
  await user.click(screen.getAllByRole('button', { name: 'Nova resposta rápida' })[0]!);
  const text = await screen.findByRole('textbox', { name: 'Mensagem' });
  type('Mensagem', '{{ms}}, {{name}}!');
  await waitFor(() => expect(text).not.toHaveAccessibleDescription());
  type('Mensagem', 'Olá, {{nome}}!');
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription('Sem valor para {{nome}}: o texto entre chaves some ao enviar.'),
  );
  type('Mensagem', 'Olá, {{name!');
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription('Falta fechar as chaves duplas (}}): o servidor recusa o texto assim.'),
  );
  type('Mensagem', 'Olá, {nome}!');
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription('Sem valor para {nome}: chega ao cliente como está escrito.'),
  );
});
