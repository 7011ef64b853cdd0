import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { choose, hidden, open, save } from './announcementsPage';

describe('the picture of an announcement', () => {
  it('[ANN-10] [ANN-11] [CALL-123] a refused picture keeps the form, and the next save sends it for the same announcement', async () => {
    const upload = createRecordedRoute({ status: 500, body: {} }, { body: { mensagem: 'ok' } });
    const { user, sent } = await open({ 'POST /announcements/9/media-upload': upload.route });
    await user.click(screen.getByRole('button', { name: 'Novo comunicado' }));
    const dialog = within(await screen.findByRole('dialog'));
    type('Título', 'Novo');
    type('Texto', 'Palavras');
    choose('banner.png');
    await user.click(save());
    expect(await dialog.findByText(/^Não foi possível/)).toBeInTheDocument();
    expect(dialog.getByText('banner.png')).toBeInTheDocument();
    expect(screen.queryByText('Comunicado salvo.')).not.toBeInTheDocument();
    await user.click(save());
    await findSuccess('Comunicado salvo.');
    expect(sent.map(({ call }) => call)).toEqual(['post /announcements', 'put /announcements/9']);
    expect(upload.asked).toHaveLength(2);
  });

  it('[ANN-10] [CALL-124] a picture that a colleague adds while the form is open is not removed by its save', async () => {
    const answer = { ...hidden, mediaPath: '17_novo.png', mediaName: 'novo.png' };
    const { user, calls } = await open({
      'GET /announcements/5': { body: hidden },
      'PUT /announcements/5': { body: answer },
      'DELETE /announcements/5/media-upload': { body: {} },
    });
    await user.click(screen.getByRole('button', { name: 'Editar Rascunho' }));
    await screen.findByLabelText('Título');
    type('Texto', 'Outras palavras');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter((call) => call.endsWith('media-upload'))).toEqual([]);
  });

  it('[ANN-05] [ANN-10] [ANN-11] [CALL-124] a stored one is shown; while its removal is refused the form stays, and the next save removes it', async () => {
    const removal = createRecordedRoute({ status: 500, body: {} }, { body: { mensagem: 'Arquivo excluído' } });
    const { user, calls } = await open({ 'DELETE /announcements/2/media-upload': removal.route });
    await user.click(screen.getByRole('button', { name: 'Editar Aviso 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('img', { name: 'banner novo.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/public\/17_banner%20novo\.png$/),
    );
    await user.click(dialog.getByRole('button', { name: 'Remover banner novo.png' }));
    const question = await findQuestion('Remover “banner novo.png”?');
    await user.click(within(question).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(dialog.queryByRole('img', { name: 'banner novo.png' })).not.toBeInTheDocument());
    type('Texto', 'Outras palavras');
    await user.click(save());
    expect(await dialog.findByText(/^Não foi possível/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveValue('Outras palavras');
    expect(screen.queryByText('Comunicado salvo.')).not.toBeInTheDocument();
    await user.click(save());
    await findSuccess('Comunicado salvo.');
    expect(removal.asked).toHaveLength(2);
    expect(calls).not.toContain('POST /announcements');
  });
});
