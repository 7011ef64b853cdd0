import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import type { Ticket } from '@/protocol/records/tickets';
import { useMarking } from '../selection/useMarking';
import type { RowMenuPlace } from './RowMenu';
import styles from './TicketList.module.css';
import { drawRow, LIST_PARTS } from './listParts';
import { type OpeningRows, useBesideRows } from './useBesideRows';
import { useNextPage } from './useNextPage';
import { useRowKeys } from './useRowKeys';

/** Wide enough steps that dragging the edge does not draw every row at every pixel. */
const STEP_PX = 24;

/** Width of an element, px, rounded down to whole steps; 0 before it is measured. */
const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth / STEP_PX) * STEP_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

const SelectionBar = lazy(async () => ({ default: (await import('../selection/SelectionBar')).SelectionBar }));

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));

/** The row under the pointer, or the one that has the focus where the menu was asked for by a key. */
const placeOf = ({ target, clientX, clientY }: MouseEvent, tickets: readonly Ticket[]): RowMenuPlace | null => {
  const row = target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-row]') : null;
  const ticket = tickets.find(({ id }) => String(id) === row?.dataset.row);
  return ticket ? { ticket, left: clientX, top: clientY } : null;
};

interface TicketRowsProps extends OpeningRows {
  readonly view: TicketViewName;
  readonly tickets: readonly Ticket[];
  readonly highlightedId: number | null;
}

/** Height of every row. */
export const ROW_PX = 72;
const BEYOND_PX = 288;

const keyOf = (_index: number, ticket: Ticket) => ticket.id;

/** The rows of a list, virtualised. */
export const TicketRows = ({ view, tickets, highlightedId, ...opening }: TicketRowsProps) => {
  const { t } = useTranslation('tickets');
  const { pair, onOpen } = opening;
  const list = useRef<VirtuosoHandle>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // Must be the same function each time: a new one makes the list measure its rows again, on every event.
  const keepScroller = useCallback((element: HTMLElement | Window | null) => {
    setScroller(element as HTMLElement | null);
  }, []);
  const width = useWidth(scroller);
  const { failed, loadNext, loadNearEnd } = useNextPage(view, scroller);
  const { reachableId, onKeyDown, onFocus } = useRowKeys(tickets, { list, holder, walks: view === 'pending' });
  const { marking, onMark, ...marks } = useMarking(view, tickets);
  const beside = useBesideRows(tickets, marking, opening);
  const [menu, setMenu] = useState<RowMenuPlace | null>(null);
  const openMenu = (event: MouseEvent) => {
    const place = placeOf(event, tickets);
    if (!place) return;
    event.preventDefault();
    setMenu(place);
  };

  const highlightedAt = tickets.findIndex((ticket) => ticket.id === highlightedId);
  const ledTo = useRef<number | null>(null);
  useEffect(() => {
    if (highlightedAt === -1 || ledTo.current === highlightedId) return;
    ledTo.current = highlightedId;
    list.current?.scrollIntoView({ index: highlightedAt, align: 'center' });
  }, [highlightedAt, highlightedId]);

  return (
    // Arrow keys reach the list from whichever row has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={holder}
      className={styles.list}
      data-marking={marking || undefined}
      onClickCapture={(event) => {
        if (!beside.onClick(event)) marks.onClickCapture(event);
      }}
      onKeyDown={(event) => {
        if (!beside.onKeyDown(event) && !marks.onKeyDown(event)) onKeyDown(event);
      }}
      onContextMenu={openMenu}
      onFocus={onFocus}
    >
      <Virtuoso
        ref={list}
        scrollerRef={keepScroller}
        className={styles.scroller}
        tabIndex={-1}
        data={tickets}
        fixedItemHeight={ROW_PX}
        increaseViewportBy={BEYOND_PX}
        computeItemKey={keyOf}
        context={{
          label: t('list.rows'),
          view,
          pair,
          highlightedId,
          reachableId,
          width,
          failed,
          loadNext,
          onOpen,
          onMark,
        }}
        components={LIST_PARTS}
        itemContent={drawRow}
        onScroll={(event) => loadNearEnd(event.currentTarget)}
      />
      {marking && (
        <Suspense fallback={null}>
          <SelectionBar tickets={tickets} />
        </Suspense>
      )}
      {menu && (
        <Suspense fallback={null}>
          <RowMenu {...opening} place={menu} onMark={onMark} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </div>
  );
};
