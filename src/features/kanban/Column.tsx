import { useDroppable } from '@dnd-kit/core';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { ColumnId } from '@/domain/conversations/kanban';
import { type BoardColumn, selectCardPlace } from '@/entities/conversations/kanban/kanbanSlice';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { readUserColor } from '@/ui/userColor';
import styles from './Board.module.css';
import { DraggableCard } from './DraggableCard';
import { dropIdOf } from './drag/dropIds';
import { useColumnName } from './useColumnName';
import { createVirtualList, type NamedList, VirtualListItem } from './virtualList';

const HANDLE = '[data-handle]';

/** Brings a card that was moved without a pointer into view in its new column, and the focus with it. */
const useFocusLanded = (
  list: RefObject<VirtuosoHandle | null>,
  cards: readonly Ticket[],
  landedId: number | null,
  onLanded: () => void,
): void => {
  const place = landedId === null ? -1 : cards.findIndex(({ id }) => id === landedId);
  useEffect(() => {
    if (place === -1) return undefined;
    list.current?.scrollIntoView({ index: place });
    // The list renders the card in one of the next frames.
    let frame = 0;
    let tries = 0;
    const look = (): void => {
      const handle = document.querySelector<HTMLElement>(`[data-card="${landedId}"] ${HANDLE}`);
      tries += 1;
      if (handle && tries > 1) handle.focus({ preventScroll: true });
      if ((handle && tries > 1) || tries > 30) onLanded();
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [list, place, landedId, onLanded]);
};

/** The content of a column: cards, and the place where the dragged one would go. */
type ColumnRow = Ticket | 'gap';

/** What the rows of a column need to know. */
interface ColumnContext extends NamedList {
  readonly columnId: ColumnId;
  readonly tags: readonly Tag[];
  readonly onMove: (ticket: Ticket, target: ColumnId) => void;
}

const COLUMN_PARTS = { List: createVirtualList(styles.rows), Item: VirtualListItem<ColumnRow> };

const keyOf = (_index: number, row: ColumnRow) => (row === 'gap' ? row : row.id);

const renderCard = (_index: number, row: ColumnRow, { columnId, tags, onMove }: ColumnContext) =>
  row === 'gap' ? (
    <div className={styles.gap} />
  ) : (
    <DraggableCard ticket={row} columnId={columnId} tags={tags} onMove={onMove} />
  );

/** The cards of a column with a gap where the carried one would go; null for no gap. */
const rowsWithGap = (cards: readonly Ticket[], place: number | null): readonly ColumnRow[] =>
  place === null ? cards : [...cards.slice(0, place), 'gap', ...cards.slice(place)];

const BEYOND_PX = 400;

interface ColumnCardsProps extends ColumnContext {
  readonly list: RefObject<VirtuosoHandle | null>;
  readonly rows: readonly ColumnRow[];
}

/** The cards of a column. Memoised: whenever a carried card enters a column, all the columns render, and only two of them have news. */
const ColumnCards = memo(({ list, rows, ...given }: ColumnCardsProps) => {
  const { label, columnId, tags, onMove } = given;
  const context = useMemo(() => ({ label, columnId, tags, onMove }), [label, columnId, tags, onMove]);
  return (
    <Virtuoso
      ref={list}
      className={styles.cards}
      data={rows}
      increaseViewportBy={BEYOND_PX}
      computeItemKey={keyOf}
      context={context}
      components={COLUMN_PARTS}
      itemContent={renderCard}
    />
  );
});
ColumnCards.displayName = 'ColumnCards';

interface ColumnProps {
  readonly column: BoardColumn;
  /** The tags of all columns. */
  readonly tags: readonly Tag[];
  /** The card that is carried now. */
  readonly carried: Ticket | null;
  /** The card that was moved without a pointer and is to have the focus. */
  readonly landedId: number | null;
  readonly onLanded: () => void;
  readonly onMove: (ticket: Ticket, target: ColumnId) => void;
}

/** One column in its tag's colour, its cards virtualised. Memoised: most events change one or two columns. */
export const Column = memo(({ column, tags, carried, landedId, onLanded, onMove }: ColumnProps) => {
  const { t } = useTranslation('kanban');
  const { id, tag, cards } = column;
  const list = useRef<VirtuosoHandle>(null);
  const { setNodeRef, isOver } = useDroppable({ id: dropIdOf(id) });
  const isTarget = isOver && carried !== null && !cards.some((card) => card.id === carried.id);
  const place = useAppSelector((state) => (isTarget ? selectCardPlace(state, cards, carried) : null));
  const rows = useMemo(() => rowsWithGap(cards, place), [cards, place]);
  useFocusLanded(list, cards, landedId, onLanded);
  const name = useColumnName()(column);
  const color = tag ? readUserColor(tag.color) : undefined;
  const label = t('column.name', { name, count: cards.length });
  return (
    <section
      ref={setNodeRef}
      className={classNames(styles.column, isTarget && styles.target)}
      style={{ borderTopColor: color }}
      aria-label={label}
      data-column={id ?? 'open'}
    >
      <h2 className={styles.head}>
        <span className={styles.dot} style={{ background: color ?? 'var(--control)' }} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.count} aria-hidden="true">
          {cards.length}
        </span>
        <VisuallyHidden>{t('column.count', { count: cards.length })}</VisuallyHidden>
      </h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('column.empty')}</p>
      ) : (
        <ColumnCards list={list} rows={rows} label={label} columnId={id} tags={tags} onMove={onMove} />
      )}
    </section>
  );
});
Column.displayName = 'Column';
