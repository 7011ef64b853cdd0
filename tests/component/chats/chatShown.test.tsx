import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { log, message, openChats, row } from './chatsPage';

it('[NTV-06] the chat on screen is known as the open one, and as none once its screen is left', async () => {
  const { store } = await openChats('/chats/c-7');
  await screen.findByRole('heading', { level: 2, name: 'Equipe' });
  expect(store.getState().attention.chat).toBe(7);
  cleanup();
  expect(store.getState().attention.chat).toBeNull();
});

it('[CHAT-18] [RT-10] [RT-22] a message that comes without its chat is shown in the open one, whose row stays', async () => {
  const { store } = await openChats('/chats/c-7');
  await within(log()).findByText('Oi');
  const newMessage = message(50, 11, 'Já vem');
  const event = parseEvent('chat', { action: 'new-message', newMessage }, 1)!;
  await act(async () => void store.dispatch(serverEvents.chat(event)));
  expect(within(log()).getByText('Já vem')).toBeInTheDocument();
  expect(row('Equipe')).toBeInTheDocument();
});
