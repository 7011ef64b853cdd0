import {
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type UIEvent,
} from 'react';
import { usePressedOrder } from './usePressedOrder';
import { useRowSlots } from './useRowSlots';
import { useRowWindow } from './useRowWindow';

export interface FixedRowsHandle {
  /** Scrolls a row into view: as little as needed, or to the middle. The row is rendered at the next render. */
  readonly reveal: (index: number, align?: 'nearest' | 'center') => void;
}

interface FixedRowsProps {
  /** Ids of the rows, in order. */
  readonly ids: readonly number[];
  /** Height of every row, px. */
  readonly rowPx: number;
  /** Accessible name of the list. */
  readonly label: string;
  /** The row that Tab reaches. */
  readonly reachableId: number | undefined;
  /** Must stay the same function as long as it renders the same. */
  readonly renderRow: (id: number, reachable: boolean) => ReactNode;
  /** Shown below the last row. */
  readonly foot: ReactNode;
  /** Class of the scrolling element, followed by a callback for the element itself. */
  readonly className: string | undefined;
  readonly scrollerRef: (scroller: HTMLElement | null) => void;
  readonly onScroll: (scroller: HTMLElement) => void;
  readonly rowsClassName: string | undefined;
  readonly ref: Ref<FixedRowsHandle>;
}

interface SlotProps extends Pick<FixedRowsProps, 'renderRow'> {
  readonly slot: number;
  readonly id: number;
  readonly reachable: boolean;
  /** Number of rows of the list. */
  readonly count: number;
}

/** The element of a row, apart so that a list in which rows only move renders none of them. Its place is set by `useRowSlots`. */
const Slot = memo(({ slot, id, reachable, count, renderRow }: SlotProps) => (
  <li data-slot={slot} aria-setsize={count}>
    {renderRow(id, reachable)}
  </li>
));
Slot.displayName = 'Slot';

/**
 * A list of rows of equal height; only rows near the visible part are rendered. Nothing is measured, so that an event renders only
 * the row it changes and moves the others. A row may get the elements and the state of another one (`useRowSlots.ts`).
 */
export const FixedRows = ({
  ids: newest,
  rowPx,
  label,
  reachableId,
  renderRow,
  foot,
  scrollerRef,
  onScroll,
  ref,
  ...looks
}: FixedRowsProps) => {
  const { shown: ids, press } = usePressedOrder(newest);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { range, follow } = useRowWindow(scroller, rowPx);
  useEffect(() => {
    scrollerRef(scroller);
  }, [scroller, scrollerRef]);

  useImperativeHandle(ref, () => ({
    reveal: (index, align = 'nearest') => {
      if (!scroller) return;
      const height = scroller.clientHeight || window.innerHeight;
      const top = index * rowPx;
      if (align === 'center') scroller.scrollTop = top - (height - rowPx) / 2;
      else if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top + rowPx > scroller.scrollTop + height) scroller.scrollTop = top + rowPx - height;
      follow();
    },
  }));

  const list = useRef<HTMLUListElement>(null);
  const first = Math.min(range.first, Math.max(0, ids.length - 1));
  const rendered = useMemo(() => ids.slice(first, range.end), [ids, first, range.end]);
  const slots = useRowSlots(list, rendered, first);
  return (
    <div
      ref={setScroller}
      className={looks.className}
      // Otherwise browsers make a scrolling element a Tab stop.
      tabIndex={-1}
      onScroll={({ currentTarget }: UIEvent<HTMLElement>) => onScroll(currentTarget)}
    >
      <ul
        ref={list}
        className={looks.rowsClassName}
        aria-label={label}
        onPointerDown={press}
        style={{ height: ids.length * rowPx, paddingTop: first * rowPx }}
      >
        {slots.map(({ key, id }) => (
          <Slot key={key} slot={key} id={id} reachable={id === reachableId} count={ids.length} renderRow={renderRow} />
        ))}
      </ul>
      {foot}
    </div>
  );
};
