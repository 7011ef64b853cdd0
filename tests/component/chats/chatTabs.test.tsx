import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { list, openChats } from './chatsPage';

describe('the internal chat', () => {
  it('[ROUTE-17] [CHAT-12] [A11Y-06] narrow windows have the tabs Chats and Mensagens, and show a conversation whenever one is opened', async () => {
    window.innerWidth = 959;
    try {
      const { user } = await openChats('/chats', { 'GET /chats/8/messages': list([]) });
      const tab = (name: string) => screen.getByRole('tab', { name });
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Chats', 'Mensagens']);
      expect(tab('Chats')).toHaveAttribute('aria-selected', 'true');
      // Also the one that is open already, behind the list: from the list, and by a notification.
      for (const way of ['Bruno', 'Bruno', 'Aviso', 'Aviso']) {
        await user.click(screen.getByRole('button', { name: way }));
        expect(tab('Mensagens')).toHaveAttribute('aria-selected', 'true');
        expect(tab('Chats')).toHaveAttribute('aria-selected', 'false');
        expect(await screen.findByRole('log')).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Equipe' })).toBeNull();
        await user.click(tab('Chats'));
        expect(screen.queryByRole('log')).toBeNull();
        expect(screen.getByRole('button', { name: 'Equipe' })).toBeInTheDocument();
      }
      await user.click(tab('Mensagens'));
      expect(await screen.findByRole('log')).toBeInTheDocument();
    } finally {
      window.innerWidth = 1_024;
    }
  });

  it('[CHAT-12] windows of 960 px have no tabs', async () => {
    window.innerWidth = 960;
    try {
      await openChats('/chats/c-7');
      expect(screen.getByRole('button', { name: 'Equipe' })).toBeInTheDocument();
      expect(screen.getByRole('log')).toBeInTheDocument();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    } finally {
      window.innerWidth = 1_024;
    }
  });
});
