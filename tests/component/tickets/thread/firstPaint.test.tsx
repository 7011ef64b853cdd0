import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const tickets = [1, 2, 3, 4, 5, 6].map((id) => aTicket({ id, status: 'open', userId: me.id }));
const lineOf = (ticketId: number, index: number) =>
  aMessage({
    id: `${ticketId}-${index}`,
    ticketId,
    body: `Texto ${ticketId}-${index}`,
    // All on one local day: a line between two days takes the place of a message.
    createdAt: new Date(2026, 10, 20, 0, index).toISOString(),
  });
/** Of the first ticket; the others have one each. */
const COUNT = 1_000;
/** This many one-line messages fit into a window of 1,440 px. */
const SCREEN = 29;
const messages = [
  ...Array.from({ length: COUNT }, (_, index) => lineOf(1, index)),
  ...tickets.slice(1).map(({ id }) => lineOf(id, 0)),
];

const log = () => screen.getByRole('log');
/** In the list; the time of this click is the start of the opening. */
const click = (id: number) =>
  act(() => void fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Cliente ${id},`) })));
/** Its newest message, its menu and its text box, without any wait. */
const expectUsable = (id: number, newest: string): void => {
  expect(within(log()).getAllByRole('article').at(-1), newest).toHaveTextContent(newest);
  const panel = within(log().closest('section')!);
  const head = panel.getByRole('heading', { name: `Cliente ${id}` }).closest('header')!;
  expect(within(head).getByRole('button', { name: 'Mais ações' })).toBeEnabled();
  expect(panel.getByRole('textbox', { name: 'Mensagem' })).toBeEnabled();
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  // No frame comes: what is there was rendered by the click itself.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});

describe('a conversation that is opened', () => {
  it('[PERF-03] is there with the click where it is known, all of the last five, the long one with its newest rows alone', async () => {
    const { store } = await renderTickets({ tickets, messages });
    for (const { id } of tickets) {
      click(id);
      await within(await screen.findByRole('log')).findAllByText(new RegExp(`^Texto ${id}-`));
      await act(async () => void (await store.dispatch(loadMessages({ ticketId: id }))));
    }
    for (const id of [1, 3, 4, 5, 6]) {
      click(id);
      expectUsable(id, `Texto ${id}-${id === 1 ? COUNT - 1 : 0}`);
      expect(within(log()).getAllByRole('article')).toHaveLength(id === 1 ? SCREEN : 1);
    }
  });

  it('[PERF-03] is there with the answer of its messages where it is not known, whatever else has no answer yet', async () => {
    const page = createHeldRoute();
    let isSlow = false;
    const never = () => new Promise<FakeAnswer>(() => {});
    const slow = Object.fromEntries(
      [`GET /tickets/u/${tickets[0]!.uuid}`, 'GET /tickets/1', `GET /users/${me.id}`].map((call) => [
        call,
        () => (isSlow ? never() : { body: call.includes('users') ? me : tickets[0] }),
      ]),
    );
    const { calls } = await renderTickets({ tickets, messages, routes: { ...slow, 'GET /messages/1': page.route } });
    // Its code is loaded by now.
    click(2);
    await within(await screen.findByRole('log')).findByText('Texto 2-0');
    isSlow = true;
    const asked = calls.length;
    click(1);
    expect(page.isAsked()).toBe(true);
    const body = { messages: messages.slice(COUNT - 20, COUNT), count: COUNT, ticket: tickets[0], hasMore: true };
    await act(async () => page.answer({ body }));
    expectUsable(1, `Texto 1-${COUNT - 1}`);
    expect(calls.slice(asked).filter((call) => call === 'GET /messages/1')).toHaveLength(1);
  });
});
