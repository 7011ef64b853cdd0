import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { SessionUser } from '@/protocol/records/users';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { chats } from '@/entities/conversations/chats/chats';
import { ChatsPage } from '@/features/chats/ChatsPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage } from '@tests/support/rendering/renderPage';

const NAMES: Readonly<Record<number, string>> = { 10: 'Ana', 11: 'Bruno', 12: 'Carla' };
export const member = (userId: number, unreads = 0) => ({
  userId,
  unreads,
  user: { id: userId, name: NAMES[userId]! },
});
export const team: Chat = {
  id: 7,
  uuid: 'c-7',
  title: 'Equipe',
  ownerId: 10,
  lastMessage: 'Bruno: Bom dia',
  updatedAt: '2026-11-20T10:00:00.000Z',
  users: [member(10, 2), member(11), member(12)],
};
export const pair: Chat = { ...team, id: 8, uuid: 'c-8', title: 'Bruno', ownerId: 11, users: [member(10), member(11)] };
export const message = (id: number, senderId: number, text: string): ChatMessage => ({
  id,
  chatId: 7,
  senderId,
  message: text,
  sender: { id: senderId, name: NAMES[senderId]! },
  createdAt: `2026-11-20T10:${String(id % 60).padStart(2, '0')}:00.000Z`,
});
export const list = (records: readonly object[], hasMore = false) => ({
  body: { records, count: records.length, hasMore },
});
/** Of a code that is a toast wherever failures are told. */
export const FAILING = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };
export const newest = [message(41, 11, 'Bom dia'), message(42, 10, 'Oi'), message(43, 12, 'Tudo certo?')];

const Place = () => <output aria-label="place">{useLocation().pathname}</output>;
/** Opens the team's chat from elsewhere, as a clicked notification does. */
const Notice = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/chats/c-7')}>Aviso</button>;
};
const Screen = () => (
  <>
    <Routes>
      <Route path="/chats/:chatUuid?" element={<ChatsPage />} />
    </Routes>
    <Place />
    <Notice />
  </>
);
export const place = () => screen.getByLabelText('place').textContent;

/** Opens the internal chat as Ana, an admin unless told; `sent` records what reaches the server. */
export const openChats = async (path = '/chats', routes: FakeRoutes = {}, user?: SessionUser) => {
  const sent: { call: string; body: unknown }[] = [];
  const record =
    (answer: object) =>
    ({ method, url, data }: { method?: string; url?: string; data?: string }) => {
      sent.push({
        call: `${method} ${new URL(url ?? '', 'http://server.test').pathname}`,
        body: data === undefined ? undefined : JSON.parse(data),
      });
      return { body: answer };
    };
  const app = await renderPage(Screen, {
    path,
    ...(user && { user }),
    routes: {
      'GET /chats/': list([team, pair]),
      'GET /chats/7/messages': list(newest),
      'GET /users/list': ({ params }) => ({
        body: params?.companyId === 1 ? Object.entries(NAMES).map(([id, name]) => ({ id: Number(id), name })) : [],
      }),
      'POST /chats/7/read': record({ ...team, users: [member(10), member(11), member(12)] }),
      'POST /chats': record({ ...team, id: 9, uuid: 'c-9', title: 'Vitrine' }),
      'PUT /chats/7': record({ ...team, title: 'Equipe nova' }),
      'DELETE /chats/7': record({ message: 'Chat deleted' }),
      'POST /chats/7/messages': record(message(44, 10, 'Olá!')),
      ...routes,
    },
  });
  app.goOnline();
  await act(async () => {
    // As the top bar does from the start.
    await app.store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
  });
  return { ...app, sent };
};
export const row = (title: string) => screen.getByRole('button', { name: title }).parentElement!;
export const box = () => screen.getByRole('textbox', { name: 'Mensagem' });
export const log = () => screen.getByRole('log');
