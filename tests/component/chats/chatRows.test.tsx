import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { chats } from '@/entities/conversations/chats/chats';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { renderPage } from '@tests/support/rendering/renderPage';

const team: Chat = {
  id: 7,
  uuid: 'c-7',
  title: 'Equipe',
  ownerId: 10,
  lastMessage: '',
  updatedAt: '2026-11-20T10:00:00.000Z',
  users: [
    { userId: 10, unreads: 0, user: { id: 10, name: 'Ana' } },
    { userId: 11, unreads: 0, user: { id: 11, name: 'Bruno' } },
  ],
};
const lineOf = (index: number): ChatMessage => ({
  id: index,
  chatId: 7,
  senderId: 11,
  message: `Texto ${index}`,
  sender: { id: 11, name: 'Bruno' },
  createdAt: new Date(Date.UTC(2026, 10, 20, 0, index)).toISOString(),
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => lineOf(from + index));

/** What jsdom does not compute, px. */
const [HEIGHT, VIEW] = [3_000, 720];
/** This many one-line messages fit into a window of 768 px; three times as many plus ten are kept. */
const [SCREEN, KEPT] = [13, 49];

const log = () => screen.getByRole('log');
const bubbles = () => within(log()).getAllByRole('article');
const isDrawn = (index: number) => within(log()).queryByText(`Texto ${index}`) !== null;
const scrollTo = async (scrollTop: number) => {
  log().scrollTop = scrollTop;
  await act(async () => void fireEvent.scroll(log()));
};

const ChatScreen = () => (
  <Routes>
    <Route path="/chats/:chatUuid?" element={<ChatsPage />} />
  </Routes>
);

/** Opens a chat whose first page holds the texts 1,001 to 2,000, all of them loaded; a second page holds 20 older ones. */
const open = async () => {
  const asked: unknown[] = [];
  const app = await renderPage(ChatScreen, {
    path: '/chats/c-7',
    routes: {
      'GET /chats/': { body: { records: [team], count: 1, hasMore: false } },
      'GET /chats/7/messages': ({ params }) => {
        asked.push(params.pageNumber);
        const records = params.pageNumber === 1 ? lines(1_001, 2_000) : lines(981, 1_000);
        return { body: { records, count: 1_020, hasMore: params.pageNumber === 1 } };
      },
      'POST /chats/7/messages': { body: { ...lineOf(2_001), senderId: 10, message: 'Olá!' } },
      'POST /chats/7/read': { body: team },
    },
  });
  app.goOnline();
  await act(async () => {
    await app.store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
  });
  await within(await screen.findByRole('log')).findByText('Texto 2000');
  const arrive = (index: number) =>
    act(async () => {
      app.store.dispatch(serverEvents.chat({ action: 'new-message', message: lineOf(index), record: team }));
    });
  return { ...app, asked, arrive };
};

beforeEach(() => {
  window.innerHeight = 768;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  // Frames add rows, too; here only scrolls do, so that they can be counted.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

it('[SEC-04] a text of a chat is not rendered backwards, and a file name shows its hidden characters', async () => {
  const { store } = await open();
  const arrive = (message: ChatMessage) =>
    act(async () => void store.dispatch(serverEvents.chat({ action: 'new-message', message, record: team })));
  await arrive({ ...lineOf(2_001), message: 'fatura_\u202Efdp.exe' });
  await arrive({ ...lineOf(2_002), message: '', mediaName: 'rec\u0456bo_\u202Efdp.exe' });
  expect(within(log()).getByText('fatura_[U+202E]fdp.exe')).toBeInTheDocument();
  expect(within(log()).getByText('rec[U+0456]bo_[U+202E]fdp.exe')).toBeInTheDocument();
});

describe('the rendered messages of an internal chat', () => {
  it('[PERF-06] are the newest that fit on a screen, and three screens and ten wherever the reader of 1,000 is', async () => {
    await open();
    expect(bubbles()).toHaveLength(SCREEN);
    expect([isDrawn(2_000), isDrawn(1_988), isDrawn(1_987)]).toEqual([true, true, false]);
    for (let times = 0; times < 12; times += 1) await scrollTo(300);
    expect(bubbles()).toHaveLength(KEPT);
    expect([isDrawn(2_000), isDrawn(1_868)]).toEqual([false, true]);
    // Those removed far below return on the way down.
    await scrollTo(HEIGHT - VIEW - 300);
    expect([isDrawn(1_877), isDrawn(1_878), isDrawn(1_926), isDrawn(1_927)]).toEqual([false, true, true, false]);
  });

  it('[PERF-06] do not accumulate while messages keep coming', async () => {
    const { arrive } = await open();
    await scrollTo(599);
    await scrollTo(HEIGHT - VIEW);
    for (let index = 2_001; index <= 2_045; index += 1) await arrive(index);
    await scrollTo(HEIGHT);
    expect(bubbles()).toHaveLength(KEPT);
    expect([isDrawn(1_996), isDrawn(1_997), isDrawn(2_045)]).toEqual([false, true, true]);
  });

  it('are the first after Home and the last after End and after the button, even if neither was rendered', async () => {
    const { user } = await open();
    act(() => log().focus());
    await user.keyboard('{Home}');
    expect([isDrawn(1_001), isDrawn(2_000)]).toEqual([true, false]);
    expect(log().scrollTop).toBe(0);
    await user.keyboard('{End}');
    expect([isDrawn(1_001), isDrawn(2_000)]).toEqual([false, true]);
    expect(log().scrollTop).toBe(HEIGHT);
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'Ir para o fim' }));
    expect([isDrawn(1_001), isDrawn(2_000)]).toEqual([false, true]);
    expect(log().scrollTop).toBe(HEIGHT);
    expect(screen.queryByRole('button', { name: 'Ir para o fim' })).toBeNull();
  });

  it('[CHAT-16] older pages are asked for when the oldest loaded message is near the top, not before', async () => {
    const { asked, user } = await open();
    await scrollTo(0);
    expect(isDrawn(1_001)).toBe(false);
    expect(asked).toEqual([1]);
    act(() => log().focus());
    await user.keyboard('{Home}');
    await eventually(() => expect(asked).toEqual([1, 2]));
    // They are above what is read: rendered only as the reader goes on.
    expect([isDrawn(1_000), isDrawn(1_001)]).toEqual([false, true]);
    await scrollTo(300);
    expect([isDrawn(990), isDrawn(991), isDrawn(1_001)]).toEqual([false, true, true]);
  });

  it('follow the newest only where it is in view, and after the user sends a text', async () => {
    const { arrive, user } = await open();
    await arrive(2_001);
    expect(isDrawn(2_001)).toBe(true);
    expect(log().scrollTop).toBe(HEIGHT);
    // A little further up than the 24 px within which the end counts as in view.
    await scrollTo(HEIGHT - VIEW - 25);
    await arrive(2_002);
    expect(log().scrollTop).toBe(HEIGHT - VIEW - 25);
    await scrollTo(HEIGHT - VIEW - 24);
    await arrive(2_003);
    expect(log().scrollTop).toBe(HEIGHT);

    await scrollTo(300);
    for (let times = 0; times < 6; times += 1) await scrollTo(300);
    expect(isDrawn(2_003)).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Olá!{Enter}');
    await within(log()).findByText('Olá!');
    expect(log().scrollTop).toBe(HEIGHT);
  });
});
