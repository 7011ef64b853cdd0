import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const path = `/tickets/${mine.uuid}`;
const lineOf = (index: number) =>
  aMessage({
    id: `m${index}`,
    body: `Texto ${index}`,
    // All on one local day: a line between two days takes the place of a message.
    createdAt: new Date(2026, 10, 20, 0, index).toISOString(),
  });
const messages = Array.from({ length: 200 }, (_, index) => lineOf(index));
/** This many one-line messages fit into a window of 1,440 px; three times as many plus ten are kept. */
const [SCREEN, KEPT] = [29, 97];
/** This many messages come at once: each render of the conversation takes long. */
const BURST = 10;

const log = () => screen.getByRole('log');
const isDrawn = (index: number) => within(log()).queryByText(`Texto ${index}`) !== null;
const bubbles = () => within(log()).getAllByRole('article');
const open = async () => {
  const world = await renderTickets({ tickets: [mine], messages, path });
  await within(await screen.findByRole('log')).findByText('Texto 199');
  return world;
};
const scrollTo = async (scrollTop: number) => {
  log().scrollTop = scrollTop;
  await act(async () => void fireEvent.scroll(log()));
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  // Frames add rows, too; here only scrolls do, so that they can be counted.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});

describe('the rendered messages', () => {
  it('[PERF-03] [PERF-06] are the newest ones that fit on a screen, until the reader scrolls up', async () => {
    await open();
    expect(bubbles()).toHaveLength(SCREEN);
    expect([isDrawn(199), isDrawn(171), isDrawn(170)]).toEqual([true, true, false]);
    await scrollTo(600);
    expect(isDrawn(170)).toBe(false);
    await scrollTo(599);
    expect([isDrawn(161), isDrawn(160)]).toEqual([true, false]);
  });

  it('[PERF-06] are never more than three screens and ten: those far below are removed, and return on the way down', async () => {
    await open();
    for (let times = 0; times < 12; times += 1) await scrollTo(300);
    expect(bubbles()).toHaveLength(KEPT);
    expect([isDrawn(51), isDrawn(147), isDrawn(148)]).toEqual([true, true, false]);
    await scrollTo(2_000);
    expect([isDrawn(60), isDrawn(61), isDrawn(157), isDrawn(158)]).toEqual([false, true, true, false]);
  });

  it('[PERF-06] are the first after Home and the last after End, even if neither was rendered', async () => {
    const { user } = await open();
    act(() => log().focus());
    await user.keyboard('{Home}');
    expect([isDrawn(0), isDrawn(199)]).toEqual([true, false]);
    expect(log().scrollTop).toBe(0);
    await user.keyboard('{End}');
    expect([isDrawn(0), isDrawn(199)]).toEqual([false, true]);
    expect(log().scrollTop).toBe(3_000);
  });

  it('[FIND-02] are those around the original that a quote leads to, however far up it is', async () => {
    const answer = { ...lineOf(200), body: 'Sobre isto', quotedMsg: messages[40]!, quotedMsgId: 'm40' };
    await renderTickets({ tickets: [mine], messages: [...messages, answer], path });
    await within(await screen.findByRole('log')).findByText('Sobre isto');
    // Its words stand in the quote.
    const original = () => document.querySelector('[data-message="m40"]');
    expect(original()).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Ir para a mensagem original/ })));
    expect([isDrawn(39), isDrawn(41), isDrawn(199)]).toEqual([true, true, false]);
    expect(original()).toHaveAttribute('aria-current', 'true');
  });

  it('[PERF-06] do not accumulate while messages keep coming', async () => {
    const { store } = await open();
    await scrollTo(599);
    await scrollTo(2_280);
    for (let first = 200; first < 300; first += BURST) {
      await act(async () => {
        for (let index = first; index < first + BURST; index += 1) {
          store.dispatch(
            serverEvents.appMessage({ action: 'create', record: lineOf(index), ticket: mine, contact: null }),
          );
        }
      });
    }
    await scrollTo(3_000);
    expect(bubbles()).toHaveLength(KEPT);
    expect([isDrawn(202), isDrawn(203), isDrawn(299)]).toEqual([false, true, true]);
  });
});
