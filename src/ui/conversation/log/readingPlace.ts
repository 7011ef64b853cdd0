import type { RowSpan } from './useRowSpan';

/** The reader counts as at the end with at most this much below the view, px; new messages are then scrolled into view. */
const END_PX = 24;

interface Place {
  /** Key of the message. */
  readonly key: string;
  /** Top of its row, px from the top of the view. */
  readonly top: number;
}

/** Where the reader of a conversation is. It changes with every scroll, so it is not React state. */
export interface Reading {
  place: Place | null;
  /** The view is at the very end and follows it. */
  isAtEnd: boolean;
  /** The view is near enough to the end to show new messages. */
  isNearEnd: boolean;
  /** Last known scroll position of the view, px. */
  scrollTop: number;
  /** Heights of content and view that belong to that position, px. */
  heights: readonly [content: number, view: number];
  /** Key of the message the reader was led to; null once the reader scrolls away. */
  lead: string | null;
  /** Where to scroll as soon as the rows are rendered. */
  due: 'start' | 'lead' | null;
}

export const atTheEnd: Reading = {
  place: null,
  isAtEnd: true,
  isNearEnd: true,
  scrollTop: 0,
  heights: [0, 0],
  lead: null,
  due: null,
};

/** The rendered rows, and the total number of rows. */
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

/** Height of the content below the view, px. */
export const belowOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

const noteScroll = (reading: Reading, { scrollTop, scrollHeight, clientHeight }: HTMLElement): void => {
  reading.scrollTop = scrollTop;
  reading.heights = [scrollHeight, clientHeight];
};

/** Whether the reader scrolled up: where heights changed too, the browser itself may have moved the view, as in a wider window. */
const wentUp = ({ scrollTop, heights: [content, height] }: Reading, view: HTMLElement): boolean =>
  view.scrollTop < scrollTop && view.scrollHeight === content && view.clientHeight === height;

const seesEnd = (view: HTMLElement, { span, count }: Rendered): boolean => span.to === count && belowOf(view) <= END_PX;

/**
 * After rows were added, removed or resized: scrolls back to the reader's place, or to the place the reader is led to. Answers false
 * when the view is at its very top and the place would still have to come down: only further rows above can keep it then.
 */
export const keepPlace = (reading: Reading, view: HTMLElement, rendered: Rendered): boolean => {
  let isKept = true;
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
    isKept = moved > -0.5 || view.scrollTop > 0;
  }
  noteScroll(reading, view);
  return isKept;
};

/** Updates the reading place after a scroll by the reader or by the list. */
export const followScroll = (reading: Reading, view: HTMLElement, rendered: Rendered): void => {
  const isLast = rendered.span.to === rendered.count;
  // Rows that grow do not move the reader away from the end; only scrolling up does, by any amount.
  reading.isAtEnd = isLast && (belowOf(view) < 1 || (reading.isAtEnd && !wentUp(reading, view)));
  if (reading.isAtEnd) keepPlace(reading, view, rendered);
  noteScroll(reading, view);
  reading.isNearEnd = seesEnd(view, rendered);
  const led = rowOf(view, reading.lead);
  reading.place = led ? { key: reading.lead!, top: topIn(view, led) } : findPlace(view);
};

/** Leads the reader to another place. */
export const leaveFor = (reading: Reading, where: 'end' | 'start' | { readonly message: string }): void => {
  const isEnd = where === 'end';
  Object.assign(reading, {
    isAtEnd: isEnd,
    isNearEnd: isEnd,
    lead: typeof where === 'object' ? where.message : null,
    due: isEnd ? null : typeof where === 'object' ? 'lead' : where,
  } satisfies Partial<Reading>);
};
