import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { list, log, message, newest, openChats } from './chatsPage';

it('[CHAT-16] [CALL-129] older messages are loaded within 600 px of the top, and only while there are more', async () => {
  const asked: unknown[] = [];
  const older = [message(1, 11, 'A primeira de todas')];
  await openChats('/chats/c-7', {
    'GET /chats/7/messages': ({ params }) => {
      asked.push(params.pageNumber);
      return params.pageNumber === 1 ? list(newest, true) : list(older);
    },
  });
  // A view without a layout is at its top, so it requests older pages at once.
  await within(log()).findByText('A primeira de todas');
  expect(asked).toEqual([1, 2]);
  fireEvent.scroll(log());
  await act(async () => {});
  expect(asked).toEqual([1, 2]);
});

it('[CHAT-16] [CALL-129] at 601 px from the top nothing is loaded, at 600 px the older messages are', async () => {
  const size = { configurable: true, get: () => 5_000 };
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', size);
  try {
    const asked: unknown[] = [];
    await openChats('/chats/c-7', {
      'GET /chats/7/messages': ({ params }) => {
        asked.push(params.pageNumber);
        return params.pageNumber === 1 ? list(newest, true) : list([message(1, 11, 'A primeira de todas')]);
      },
    });
    await within(log()).findByText('Oi');
    const scrollDownTo = (top: number) =>
      act(async () => {
        log().scrollTop = top;
        fireEvent.scroll(log());
      });
    await scrollDownTo(601);
    expect(asked).toEqual([1]);
    await scrollDownTo(600);
    await within(log()).findByText('A primeira de todas');
    expect(asked).toEqual([1, 2]);
    await scrollDownTo(0);
    expect(asked).toEqual([1, 2]);
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
  }
});
