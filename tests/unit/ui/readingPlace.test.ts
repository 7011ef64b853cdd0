import { describe, expect, it } from 'vitest';
import { atTheEnd, followScroll } from '@/ui/conversation/log/readingPlace';

/** A view without rows, whose heights and scroll position the test sets, px. */
const aView = (scrollHeight: number, clientHeight: number, scrollTop: number) =>
  ({ scrollHeight, clientHeight, scrollTop, querySelectorAll: () => [] }) as unknown as HTMLElement;

const rendered = { span: { from: 0, to: 3 }, count: 3 };

describe('a reader at the end of a conversation', () => {
  const reading = () => ({ ...atTheEnd, scrollTop: 600, heights: [1_000, 400] as const });

  it('[FIND-03] leaves it by scrolling up, by any amount', () => {
    const now = reading();
    followScroll(now, aView(1_000, 400, 598), rendered);
    expect(now.isAtEnd).toBe(false);
  });

  it.each([
    ['the content has another height', aView(900, 400, 300)],
    ['the view has another height', aView(1_000, 300, 500)],
  ])('[FIND-03] stays at it when the browser moves the view up because %s', (_why, view) => {
    const now = reading();
    followScroll(now, view, rendered);
    expect(now.isAtEnd).toBe(true);
    expect(view.scrollTop).toBe(view.scrollHeight);
  });
});
