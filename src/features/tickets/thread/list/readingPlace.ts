import type { RowSpan } from './useRowSpan';

/** The reader has seen the end: at most this much is below, px. What comes next is shown. */
const END_PX = 24;

interface Place {
  /** Of the message. */
  readonly key: string;
  /** Of its row, px from the top of the view. */
  readonly top: number;
}

/** Where the reader of a conversation is. It changes with every scroll, so it is no state. */
export interface Reading {
  place: Place | null;
  /** At the very end, and kept there. */
  isAtEnd: boolean;
  /** Near enough to the end that new messages are shown. */
  isNearEnd: boolean;
  /** Of the view, when it was looked at last, px. */
  scrollTop: number;
  /** The message the reader was led to, until the reader's own hand moves on. */
  lead: string | null;
  /** What the view goes to as soon as its rows are there. */
  due: 'start' | 'lead' | null;
}

export const atTheEnd: Reading = {
  place: null,
  isAtEnd: true,
  isNearEnd: true,
  scrollTop: 0,
  lead: null,
  due: null,
};

/** The rows that are rendered, and how many there could be. */
export interface Rendered {
  readonly span: Pick<RowSpan, 'from' | 'to'>;
  readonly count: number;
}

const topIn = (view: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - view.getBoundingClientRect().top;

export const rowOf = (view: HTMLElement, key: string | null): HTMLElement | undefined =>
  key === null
    ? undefined
    : [...view.querySelectorAll<HTMLElement>('[data-message]')].find(({ dataset }) => dataset.message === key);

const findPlace = (view: HTMLElement): Place | null => {
  for (const row of view.querySelectorAll<HTMLElement>('[data-message]')) {
    const top = topIn(view, row);
    if (top >= 0) return { key: row.dataset.message ?? '', top };
  }
  return null;
};

/** What is below the view, px. */
export const belowOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

const seesEnd = (view: HTMLElement, { span, count }: Rendered): boolean => span.to === count && belowOf(view) <= END_PX;

/** Puts the view back to where the reader was, now that rows came, went or changed; or to where the reader is led. */
export const keepPlace = (reading: Reading, view: HTMLElement, rendered: Rendered): void => {
  const led = reading.due === 'lead' ? rowOf(view, reading.lead) : undefined;
  if (led) {
    view.scrollTop += topIn(view, led) - (view.clientHeight - led.offsetHeight) / 2;
    reading.place = { key: reading.lead!, top: topIn(view, led) };
    reading.isNearEnd = seesEnd(view, rendered);
    reading.due = null;
  } else if (reading.due === 'start' && rendered.span.from === 0) {
    view.scrollTop = 0;
    reading.place = findPlace(view);
    reading.due = null;
  } else if (reading.isAtEnd) {
    view.scrollTop = view.scrollHeight;
  } else if (reading.place) {
    const row = rowOf(view, reading.place.key);
    const moved = row ? topIn(view, row) - reading.place.top : 0;
    if (Math.abs(moved) >= 0.5) view.scrollTop += moved;
  }
  reading.scrollTop = view.scrollTop;
};

/** The view was scrolled, by the reader or by the list. */
export const followScroll = (reading: Reading, view: HTMLElement, rendered: Rendered): void => {
  const wentUp = view.scrollTop < reading.scrollTop;
  const isLast = rendered.span.to === rendered.count;
  // Rows that become higher just now take nobody away from the end; only going up does, by however little.
  reading.isAtEnd = isLast && (belowOf(view) < 1 || (reading.isAtEnd && !wentUp));
  if (reading.isAtEnd) keepPlace(reading, view, rendered);
  reading.scrollTop = view.scrollTop;
  reading.isNearEnd = seesEnd(view, rendered);
  const led = rowOf(view, reading.lead);
  reading.place = led ? { key: reading.lead!, top: topIn(view, led) } : findPlace(view);
};

/** The reader leaves the place for another one. */
export const leaveFor = (reading: Reading, where: 'end' | 'start' | { readonly message: string }): void => {
  const isEnd = where === 'end';
  Object.assign(reading, {
    isAtEnd: isEnd,
    isNearEnd: isEnd,
    lead: typeof where === 'object' ? where.message : null,
    due: isEnd ? null : typeof where === 'object' ? 'lead' : where,
  } satisfies Partial<Reading>);
};
