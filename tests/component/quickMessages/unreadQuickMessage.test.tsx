import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { renderPage } from '@tests/support/rendering/renderPage';

const pix = { id: 1, shortcode: 'pix', message: 'Nossa chave Pix', userId: 10, mediaPath: null, mediaName: null };

it.each([403, 404, 500])(
  '[QMSG-05] [CALL-68] [LIST-06] an edit whose record cannot be read (%i) says so, and tries again',
  async (status) => {
    let isDown = true;
    const read = () => (isDown ? { status, body: { error: 'x' } } : { body: { ...pix, message: 'Chave nova' } });
    const { user } = await renderPage(QuickMessagesPage, {
      routes: {
        'GET /quick-messages': { body: { records: [pix], count: 1, hasMore: false } },
        'GET /quick-messages/1': read,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Editar pix' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Não foi possível carregar a resposta rápida')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByRole('textbox', { name: 'Mensagem' })).toHaveValue('Chave nova');
  },
);
