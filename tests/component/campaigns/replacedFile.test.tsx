import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { natal, openStored } from './campaignWorld';

it('the question about removing a file is not about another one that a colleague has stored meanwhile', async () => {
  const { user, store } = await openStored({ mediaPath: '17_natal.png', mediaName: 'natal.png' });
  await user.click(screen.getByRole('button', { name: 'Remover natal.png' }));
  const question = await findQuestion('Remover “natal.png”?');
  const record = { ...natal, mediaPath: '18_novo.png', mediaName: 'novo.png' };
  await act(async () => void store.dispatch(serverEvents.campaign({ action: 'update', record })));
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByRole('button', { name: 'Remover novo.png' })).toBeVisible();
});
