import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { answered, natal, openNew, openStored, save, write } from './campaignWorld';

it('the question about removing a file is not about another one that a colleague has stored meanwhile', async () => {
  const { user, store } = await openStored({ mediaPath: '17_natal.png', mediaName: 'natal.png' });
  await user.click(screen.getByRole('button', { name: 'Remover natal.png' }));
  const question = await findQuestion('Remover “natal.png”?');
  const record = { ...natal, mediaPath: '18_novo.png', mediaName: 'novo.png' };
  await act(async () => void store.dispatch(serverEvents.campaign({ action: 'update', record })));
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByRole('button', { name: 'Remover novo.png' })).toBeVisible();
});

it('[CAMP-14] [CALL-95] a file chosen once the stored one was removed takes its place without a call of its own', async () => {
  const stored = { mediaPath: '17_natal.png', mediaName: 'natal.png' };
  const upload = createRecordedRoute({ body: { mensagem: 'Mensagem enviada' } });
  const { user, calls } = await openStored(stored, {
    'PUT /campaigns/1': answered(stored),
    'POST /campaigns/1/media-upload': upload.route,
  });
  await user.click(screen.getByRole('button', { name: 'Remover natal.png' }));
  const question = await findQuestion('Remover “natal.png”?');
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  // Only the system's dialog, which a test cannot answer, lies between the button and the choice.
  const opened = vi.spyOn(screen.getByLabelText('Anexo', { selector: 'input' }), 'click');
  await user.click(await screen.findByText('Escolher arquivo'));
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(['x'], 'oferta.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), { target: { files: [file] } });
  await user.click(save()!);
  await waitFor(() => expect(save()).not.toBeInTheDocument());
  expect(upload.asked.map(({ body }) => (body as FormData).get('file'))).toEqual([file]);
  expect(calls.filter((call) => call.startsWith('DELETE '))).toEqual([]);
});

it('[CAMP-14] [CALL-91] a file that stays makes no call of its own', async () => {
  const stored = { mediaPath: '17_natal.png', mediaName: 'natal.png' };
  const { user, calls } = await openStored(stored, { 'PUT /campaigns/1': answered(stored) });
  expect(screen.getByRole('button', { name: 'Remover natal.png' })).toBeVisible();
  write('Nome', 'Natal');
  await user.click(save()!);
  await waitFor(() => expect(save()).not.toBeInTheDocument());
  expect(calls.filter((call) => call.endsWith('media-upload'))).toEqual([]);
});

it.each([
  ['arrived', { mediaPath: '17_oferta.png', mediaName: 'oferta.png' }, ['DELETE /campaigns/1/media-upload']],
  ['did not arrive', {}, []],
])(
  '[CAMP-14] [CALL-96] [CALL-95] a file whose upload got no answer but %s is taken off the campaign when it is removed from the form',
  async (_, stored, removals) => {
    const { user, calls } = await openNew({
      'POST /campaigns': answered({}),
      'POST /campaigns/1/media-upload': { status: 504, body: '' },
      'PUT /campaigns/1': answered(stored),
      'GET /campaigns/1': answered(stored),
      'DELETE /campaigns/1/media-upload': { body: { mensagem: 'Arquivo excluído' } },
    });
    write('Nome', 'Natal');
    const file = new File(['x'], 'oferta.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), { target: { files: [file] } });
    await user.click(save()!);
    await screen.findByText(/^Não foi possível/);
    await user.click(screen.getByRole('button', { name: 'Remover oferta.png' }));
    await user.click(save()!);
    await waitFor(() => expect(save()).not.toBeInTheDocument());
    expect(calls.filter((call) => call.startsWith('DELETE '))).toEqual(removals);
  },
);
