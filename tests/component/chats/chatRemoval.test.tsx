import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { box, list, openChats, pair, place, row, team } from './chatsPage';

const store = { ...team, id: 9, uuid: 'c-9', title: 'Estoque', updatedAt: '2026-11-20T09:00:00.000Z' };
const chatButton = (title: string) => screen.getByRole('button', { name: title });

/** Deletes a chat by a button within `place`, with the keyboard alone. */
const remove = async (user: UserEvent, place: HTMLElement) => {
  act(() => within(place).getByRole('button', { name: 'Excluir conversa' }).focus());
  await user.keyboard('{Enter}');
  const question = within(await findQuestion('Excluir Conversa'));
  act(() => question.getByRole('button', { name: 'Excluir' }).focus());
  await user.keyboard('{Enter}');
};

describe('the focus after the deletion of an internal chat', () => {
  it('[A11Y-02] goes to the next row', async () => {
    const { user } = await openChats('/chats', { 'GET /chats/': list([pair, team, store]) });
    await remove(user, row('Equipe'));
    await eventually(() => expect(chatButton('Estoque')).toHaveFocus());
  });

  it('[A11Y-02] goes to the row before, where the last one was deleted', async () => {
    const { user } = await openChats('/chats', { 'GET /chats/': list([pair, team]) });
    // The order is that of the last changes.
    expect(screen.getAllByRole('button', { name: /^(Bruno|Equipe)$/ }).at(-1)).toHaveAccessibleName('Equipe');
    await remove(user, row('Equipe'));
    await eventually(() => expect(chatButton('Bruno')).toHaveFocus());
  });

  it('[A11Y-02] goes to the button for a new chat, where none is left', async () => {
    const { user } = await openChats('/chats', { 'GET /chats/': list([team]) });
    await remove(user, row('Equipe'));
    await eventually(() => expect(chatButton('Nova')).toHaveFocus());
  });

  it('[A11Y-02] goes to the next row also from the button above the messages', async () => {
    const { user } = await openChats('/chats/c-7', { 'GET /chats/': list([pair, team, store]) });
    await remove(user, await screen.findByRole('region', { name: 'Equipe' }));
    await eventually(() => expect(chatButton('Estoque')).toHaveFocus());
  });

  it('[CHAT-14] [A11Y-02] goes to the button above the list in a narrow window that showed the messages', async () => {
    window.innerWidth = 959;
    try {
      const { user } = await openChats('/chats/c-7', { 'GET /chats/': list([team, pair]) });
      await remove(user, await screen.findByRole('region', { name: 'Equipe' }));
      // The list is only read now; its rows take nothing.
      await screen.findByRole('button', { name: 'Bruno' });
      await eventually(() => expect(chatButton('Nova')).toHaveFocus());
    } finally {
      window.innerWidth = 1_024;
    }
  });

  it('[A11Y-02] stays where the user has gone meanwhile', async () => {
    const { held, release } = hold<FakeAnswer>();
    const { user } = await openChats('/chats/c-8', {
      'GET /chats/8/messages': list([]),
      'DELETE /chats/7': () => held,
    });
    await remove(user, row('Equipe'));
    await user.click(box());
    await act(async () => release({ body: {} }));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Equipe' })).toBeNull());
    await eventually(() => expect(box()).toHaveFocus());
  });
});

describe('an internal chat that a colleague deletes while it is on screen', () => {
  it('[CHAT-14] says so, and leads to what was being written', async () => {
    const { user, store: app } = await openChats('/chats/c-7');
    await pasteInto(user, box(), 'Já falei com o fornecedor');
    await act(async () => void app.dispatch(serverEvents.chat({ action: 'delete', id: 7 })));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('“Equipe” não está mais disponível para você');
    expect(notice).toHaveTextContent('O que você escreveu está nos rascunhos.');
    await eventually(() => expect(notice).toHaveFocus());
    expect(place()).toBe('/chats');
    await user.click(within(notice).getByRole('button', { name: 'Ver rascunhos' }));
    expect(app.getState().dialogs.current).toEqual({ type: 'drafts' });
    expect(selectDraft(app.getState(), placeOfChat(7))?.text).toBe('Já falei com o fornecedor');
  });

  it('says so in a narrow window too, until another one is opened', async () => {
    window.innerWidth = 959;
    try {
      const { user, store: app } = await openChats('/chats/c-7', { 'GET /chats/8/messages': list([]) });
      await screen.findByRole('log');
      await act(async () => void app.dispatch(serverEvents.chat({ action: 'delete', id: 7 })));
      expect(await screen.findByRole('alert')).toHaveTextContent('Escolha uma conversa na lista ou crie uma nova.');
      await user.click(screen.getByRole('tab', { name: 'Chats' }));
      await user.click(screen.getByRole('button', { name: 'Bruno' }));
      expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
      await user.click(screen.getByRole('tab', { name: 'Chats' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    } finally {
      window.innerWidth = 1_024;
    }
  });

  it('[CHAT-14] is not told to who has deleted it, though the event comes before the answer', async () => {
    const { held, release } = hold<FakeAnswer>();
    const { user, store: app } = await openChats('/chats/c-7', { 'DELETE /chats/7': () => held });
    await remove(user, await screen.findByRole('region', { name: 'Equipe' }));
    await act(async () => void app.dispatch(serverEvents.chat({ action: 'delete', id: 7 })));
    await act(async () => release({ body: {} }));
    expect(await screen.findByText('Nenhuma conversa aberta')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
