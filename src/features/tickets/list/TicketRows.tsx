import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { selectIdByUuid, selectTicket, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { belongs } from '@/entities/conversations/tickets/viewMembership';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { FixedRows, type FixedRowsHandle } from '@/ui/collection/FixedRows';
import { useMarking } from '../selection/useMarking';
import type { RowMenuPlace } from './RowMenu';
import { rowIdAround } from './rowElements';
import styles from './TicketList.module.css';
import { TicketRow } from './TicketRow';
import { type OpeningRows, useBesideRows } from './useBesideRows';
import { useNextPage } from './useNextPage';
import { useRowKeys } from './useRowKeys';

/** Widths change in steps of this size, px, so that dragging the edge does not render every row at every pixel. */
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

interface ListFootProps {
  readonly view: TicketViewName;
  /** The last attempt to load a further page failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The line below the last loaded row: more is coming, or could not be loaded. */
const ListFoot = ({ view, failed, onRetry }: ListFootProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const hasMore = useAppSelector((state) => selectTicketView(state, view).hasMore);
  if (!hasMore) return null;
  return (
    <output className={styles.foot}>
      {failed ? t('list.moreFailed') : t('list.loadingMore')}
      {failed && (
        <button type="button" onClick={onRetry}>
          {t('common:actions.tryAgain')}
        </button>
      )}
    </output>
  );
};

interface TicketRowsProps extends OpeningRows {
  readonly view: TicketViewName;
  readonly ids: readonly number[];
  readonly highlightedId: number | null;
}

/** Height of every row, px. */
export const ROW_PX = 72;

/** The rows of a list, virtualised. */
export const TicketRows = ({ view, ids, highlightedId, ...opening }: TicketRowsProps) => {
  const { t } = useTranslation('tickets');
  const store = useAppStore();
  const { pair, onOpen } = opening;
  const list = useRef<FixedRowsHandle>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useWidth(scroller);
  const { hasMore, failed, mayLoad, loadNext, loadNearEnd } = useNextPage(view, scroller);
  const { reachableId, onKeyDown, onFocus } = useRowKeys(ids, {
    list,
    holder,
    walks: view === 'pending',
    hasMore,
    loadNext,
  });
  const { marking, onMark, ...marks } = useMarking(view, ids);
  const beside = useBesideRows(marking, opening);
  const focusedId = useAppSelector((state) => selectIdByUuid(state, pair.focused));
  const besideId = useAppSelector((state) => selectIdByUuid(state, pair.beside?.uuid));
  const [menu, setMenu] = useState<RowMenuPlace | null>(null);
  /** Opens the menu of the row under the pointer, or of the focused row if a key requested the menu. */
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    const id = rowIdAround(event.target);
    const ticket = id === null ? null : selectTicket(store.getState(), id);
    if (!ticket) return;
    event.preventDefault();
    setMenu({ ticket, left: event.clientX, top: event.clientY });
  };

  const highlightedAt = highlightedId === null ? -1 : ids.indexOf(highlightedId);
  const ledTo = useRef<number | null>(null);
  useEffect(() => {
    if (highlightedAt === -1 || ledTo.current === highlightedId || !scroller) return;
    ledTo.current = highlightedId;
    list.current?.reveal(highlightedAt, 'center');
  }, [highlightedAt, highlightedId, scroller]);
  // The ticket may be on a further page.
  const isBelow = useAppSelector(
    ({ tickets }) => highlightedId !== null && highlightedAt === -1 && belongs(tickets, view, highlightedId),
  );
  useEffect(() => {
    if (isBelow && mayLoad && ledTo.current !== highlightedId) loadNext();
  }, [isBelow, mayLoad, highlightedId, loadNext]);

  const before = useRef({ focusedId, besideId });
  useEffect(() => {
    const was = before.current;
    before.current = { focusedId, besideId };
    if (focusedId === null || focusedId === was.focusedId) return;
    // Going to the other one of two conversations must not move a list in which the user is looking for something.
    const isSwap = focusedId === was.besideId && besideId === was.focusedId;
    const index = isSwap ? -1 : ids.indexOf(focusedId);
    if (index !== -1) list.current?.reveal(index);
  }, [focusedId, besideId, ids]);

  const renderRow = useCallback(
    (id: number, reachable: boolean) => (
      <TicketRow
        id={id}
        selected={id === focusedId}
        beside={id === besideId}
        highlighted={id === highlightedId}
        reachable={reachable}
        width={width}
        onOpen={onOpen}
        onMark={onMark}
      />
    ),
    [focusedId, besideId, highlightedId, width, onOpen, onMark],
  );

  return (
    // Arrow keys bubble up from the focused row.
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
      <FixedRows
        ref={list}
        ids={ids}
        rowPx={ROW_PX}
        label={t('list.rows')}
        className={styles.scroller}
        rowsClassName={styles.rows}
        scrollerRef={setScroller}
        onScroll={loadNearEnd}
        reachableId={reachableId}
        renderRow={renderRow}
        foot={<ListFoot view={view} failed={failed} onRetry={loadNext} />}
      />
      {marking && (
        <Suspense fallback={null}>
          <SelectionBar ids={ids} />
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
