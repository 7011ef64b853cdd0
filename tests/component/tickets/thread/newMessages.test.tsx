import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildThreadItems } from '@/features/tickets/thread/list/threadItems';
import { useNewMessages } from '@/features/tickets/thread/list/useVisibleRows';
import type { Message } from '@/protocol/records/messages';
import { aMessage } from '@tests/support/records';

it('[FIND-03] the pill counts what others wrote while the reader is above the end, and is gone at the end', () => {
  const said = (id: string, fromMe = false) => aMessage({ id, body: id, fromMe });
  const itemsOf = (messages: readonly Message[]) => buildThreadItems({ messages, outbox: [], hasMore: true });
  const known = [said('a'), said('b')];
  const { result, rerender } = renderHook((messages: readonly Message[]) => useNewMessages(itemsOf(messages)), {
    initialProps: known,
  });
  const show = (...later: readonly Message[]) => {
    rerender([...known, ...later]);
    return result.current.newCount;
  };
  const move = (atBottom: boolean) => act(() => result.current.atBottomChanged(atBottom));
  expect(show(said('c'))).toBe(0);
  move(false);
  expect(show(said('c'))).toBe(0);
  expect(show(said('c'), said('d'))).toBe(1);
  // From the telephone: no news to who wrote it.
  expect(show(said('c'), said('d'), said('e', true))).toBe(1);
  expect(show(said('c'), said('d'), said('e', true), said('f'))).toBe(2);
  // Older ones that are loaded above are none.
  rerender([said('z'), ...known, said('c'), said('d'), said('e', true), said('f')]);
  expect(result.current.newCount).toBe(2);
  move(true);
  expect(result.current.newCount).toBe(0);
  move(false);
  expect(show(said('c'), said('d'), said('e', true), said('f'), said('g'))).toBe(1);
});
