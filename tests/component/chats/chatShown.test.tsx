import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openChats } from './chatsPage';

it('[NTV-06] the chat on screen is known as the open one, and as none once its screen is left', async () => {
  const { store } = await openChats('/chats/c-7');
  await screen.findByRole('heading', { level: 2, name: 'Equipe' });
  expect(store.getState().attention.chat).toBe(7);
  cleanup();
  expect(store.getState().attention.chat).toBeNull();
});
