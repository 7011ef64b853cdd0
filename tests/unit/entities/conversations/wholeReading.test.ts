import { expect, it } from 'vitest';
import { messagesIn } from '@/entities/base/messageTable';
import type { Message } from '@/protocol/records/messages';
import { selectMessage, selectThread } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage } from '@tests/support/records';

const SIZE = 20;
const minute = (number: number): string => new Date(Date.UTC(2026, 10, 21, 12, number)).toISOString();
const message = (number: number, facts: Partial<Message> = {}) =>
  aMessage({ id: `M${number}`, createdAt: minute(number), ...facts });

it('[OFF-02] [CALL-36] reading a conversation again reaches its oldest known message, although new ones have shifted the pages', async () => {
  const stored = Array.from({ length: 100 }, (_, index) => message(index));
  const asked: number[] = [];
  const { store, begin } = createTestStore({
    routes: {
      'GET /messages/1': ({ params }) => {
        const { pageNumber: page } = params as { readonly pageNumber: number };
        asked.push(page);
        const end = stored.length - (page - 1) * SIZE;
        const messages = stored.slice(Math.max(0, end - SIZE), end);
        return { body: { messages, count: stored.length, hasMore: end > SIZE, ticket: null } };
      },
    },
  });
  begin();
  await store.dispatch(loadMessages({ ticketId: 1 }));
  await store.dispatch(loadOlderMessages({ ticketId: 1 }));
  expect(messagesIn(selectThread(store.getState(), 1).messages)).toHaveLength(40);
  stored[60] = message(60, { isDeleted: true });
  stored.push(message(100));
  asked.length = 0;
  await store.dispatch(loadMessages({ ticketId: 1, whole: true }));
  expect(selectMessage(store.getState(), 1, 'M60')).toMatchObject({ isDeleted: true });
  expect(asked).toEqual([1, 2, 3]);
});
