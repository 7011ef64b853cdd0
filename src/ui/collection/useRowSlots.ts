import { useLayoutEffect, useState, type RefObject } from 'react';

/** An element of the list and the row it shows at present. */
export interface RowSlot {
  /** Lasting key of the element. */
  readonly key: number;
  /** Id of the row. */
  readonly id: number;
}

interface Slots {
  readonly all: readonly RowSlot[];
  /** Key of the newest element. */
  readonly newestKey: number;
}

/** Elements that have the focus or are being pressed: a key or click meant for their row must not reach another row. */
const HELD = ':focus-within, :active';

const keyOf = (element: Element): number => Number((element as HTMLElement).dataset.slot);

const heldKeys = (list: HTMLElement | null): ReadonlySet<number> =>
  // Not by a query of the list, which looks at every element within the rows: a tenth of a millisecond at each event.
  new Set([...(list?.children ?? [])].filter((row) => row.matches(HELD)).map(keyOf));

const isSame = (slots: readonly RowSlot[], ids: readonly number[]): boolean => {
  const shown = new Set(slots.map(({ id }) => id));
  return shown.size === ids.length && ids.every((id) => shown.has(id));
};

/** Rows that stay keep their element; rows that come take the elements of rows that leave, then new ones. */
const assign = (before: Slots, ids: readonly number[], held: ReadonlySet<number>): Slots => {
  const wanted = new Set(ids);
  const shown = new Set(before.all.map(({ id }) => id));
  const coming = ids.filter((id) => !shown.has(id));
  const kept = before.all.flatMap((slot) => {
    if (wanted.has(slot.id)) return slot;
    const id = held.has(slot.key) ? undefined : coming.shift();
    return id === undefined ? [] : { key: slot.key, id };
  });
  const fresh = coming.map((id, index) => ({ key: before.newestKey + 1 + index, id }));
  return { all: [...kept, ...fresh], newestKey: before.newestKey + fresh.length };
};

/**
 * Puts the elements in the order of the rows, which keyboard and screen readers follow. The element with the focus stays where it is,
 * since moving it would take the focus away; without one the second element stays, so that a row that comes to the front moves alone.
 */
const putInOrder = (list: HTMLElement, wanted: readonly Element[]): void => {
  const focused = wanted.findIndex((element) => element.contains(document.activeElement));
  const fixed = focused === -1 ? Math.min(1, wanted.length - 1) : focused;
  for (let index = fixed - 1; index >= 0; index -= 1) {
    if (wanted[index]!.nextSibling !== wanted[index + 1]!) list.insertBefore(wanted[index]!, wanted[index + 1]!);
  }
  for (let index = fixed + 1; index < wanted.length; index += 1) {
    if (wanted[index - 1]!.nextSibling !== wanted[index]!) wanted[index - 1]!.after(wanted[index]!);
  }
};

/** Tells each element its place in the whole list, from 1 on, of which `first` rows come before these. */
const tellPlaces = (wanted: readonly Element[], first: number): void => {
  wanted.forEach((element, index) => {
    const place = String(first + index + 1);
    if (element.ariaPosInSet !== place) element.ariaPosInSet = place;
  });
};

/**
 * The elements for the rows of a list. Filling the element of a row that leaves costs half of creating one, and creating one was most
 * of what an event costs. Render the slots in the returned order, each as a child of `list` with `data-slot`: React then only appends
 * and removes them, and their order in the document and their places are kept here. `first`: number of rows before these.
 */
export const useRowSlots = (
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  first: number,
): readonly RowSlot[] => {
  const [stored, setStored] = useState<Slots>(() => assign({ all: [], newestKey: 0 }, ids, new Set()));
  let slots = stored;
  if (!isSame(stored.all, ids)) {
    slots = assign(stored, ids, heldKeys(list.current));
    setStored(slots);
  }
  useLayoutEffect(() => {
    if (!list.current) return;
    const elements = new Map([...list.current.children].map((element) => [keyOf(element), element]));
    const keys = new Map(slots.all.map(({ key, id }) => [id, key]));
    const wanted = ids.flatMap((id) => elements.get(keys.get(id)!) ?? []);
    putInOrder(list.current, wanted);
    tellPlaces(wanted, first);
  }, [ids, list, slots, first]);
  return slots.all;
};
