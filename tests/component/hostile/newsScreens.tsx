import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { announcementSchema } from '@/protocol/records/announcements';
import { chatMessageSchema, chatSchema } from '@/protocol/records/chats';
import { chats } from '@/entities/conversations/chats/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import type { WalkedScreen } from './walkedScreen';

const list = (records: readonly object[]) => ({ body: { records, count: records.length, hasMore: false } });

const Chats = () => (
  <Routes>
    <Route path="/chats/:chatUuid?" element={<ChatsPage />} />
  </Routes>
);

/** Announcements and internal chats. */
export const NEWS_SCREENS: readonly WalkedScreen[] = [
  {
    name: 'announcements',
    show: async (texts) => {
      const records = texts.map((text, index) => hostileRecord(announcementSchema, text, { id: index + 1 }));
      await renderPage(AnnouncementsPage, { routes: { 'GET /announcements/': list(records) } });
      await screen.findAllByRole('row');
    },
  },
  {
    name: 'internal chat',
    show: async (texts) => {
      const users = [{ userId: 10, unreads: 1 }];
      const records = texts.map((text, index) =>
        hostileRecord(chatSchema, text, { id: index + 1, uuid: `c-${index + 1}`, users }),
      );
      const messages = texts.map((text, index) => hostileRecord(chatMessageSchema, text, { id: index + 1, chatId: 1 }));
      const routes = { 'GET /chats/': list(records), 'GET /chats/1/messages': list(messages) };
      const { store } = await renderPage(Chats, { path: '/chats/c-1', routes });
      await act(async () => {
        await store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
      });
      await screen.findAllByRole('article');
    },
  },
];
