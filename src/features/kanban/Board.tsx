import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type ColumnId, columnOf, tagsAfterMove } from '@/domain/conversations/kanban';
import { ticketName } from '@/domain/conversations/ticketName';
import { type BoardColumn, selectBoard } from '@/entities/conversations/kanban/kanbanSlice';
import { moveCard } from '@/entities/conversations/kanban/kanbanThunks';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { MOUSE_DRAG, TOUCH_DRAG } from '@/ui/drag';
import styles from './Board.module.css';
import { Card } from './Card';
import { Column } from './Column';
import { columnIdOf } from './drag/dropIds';
import { useColumnName } from './useColumnName';

interface DragText {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

const cardsOf = (columns: readonly BoardColumn[]): readonly Ticket[] => columns.flatMap(({ cards }) => cards);

/** What is said while a card is carried. */
const useDragText = (columns: readonly BoardColumn[]): DragText => {
  const { t } = useTranslation('kanban');
  const nameOf = useColumnName();
  return useMemo(() => {
    const card = (id: UniqueIdentifier): string => {
      const found = cardsOf(columns).find((ticket) => ticket.id === id);
      return found ? ticketName(found) : `#${id}`;
    };
    const column = (id: UniqueIdentifier): string => {
      const found = columns.find((one) => one.id === columnIdOf(id));
      return found ? nameOf(found) : '';
    };
    return {
      screenReaderInstructions: { draggable: t('drag.help') },
      announcements: {
        onDragStart: ({ active }) => t('drag.started', { name: card(active.id) }),
        onDragOver: ({ active, over }) =>
          over ? t('drag.over', { name: card(active.id), column: column(over.id) }) : t('drag.nowhere'),
        onDragEnd: ({ active, over }) =>
          over ? t('drag.dropped', { name: card(active.id), column: column(over.id) }) : t('drag.cancelled'),
        onDragCancel: () => t('drag.cancelled'),
      },
    };
  }, [columns, nameOf, t]);
};

/** Distance of a carried card from the left edge of its column, px. */
const INSET_PX = 8;

/** Left and right carry a card to the next column; there is no order within a column to choose. */
const columnKeys: KeyboardCoordinateGetter = (event, { context: { over, droppableRects }, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = [...droppableRects].sort(([, one], [, other]) => one.left - other.left);
  const here = columns.findIndex(([id]) => id === over?.id);
  const [, target] = columns[here + step] ?? [];
  return target && { x: target.left + INSET_PX, y: currentCoordinates.y };
};

const KEYS = { coordinateGetter: columnKeys };

const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, MOUSE_DRAG), useSensor(TouchSensor, TOUCH_DRAG), useSensor(KeyboardSensor, KEYS));

/** The column under the pointer; the keyboard has none, so there the column that the card covers most. */
const findColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/**
 * Moves a card to another column, shown at once; dropping it in its own column does nothing. False for a card that is gone: its ticket
 * was resolved, taken or deleted meanwhile.
 */
const useMoveCard = (): ((ticket: Pick<Ticket, 'id'>, target: ColumnId) => boolean) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    ({ id: ticketId }, target) => {
      const state = store.getState();
      // Read now: a live event may have changed it while it was carried.
      const ticket = cardsOf(selectBoard(state)).find(({ id }) => id === ticketId);
      if (!ticket) {
        dispatch(toastShown({ kind: 'error', textKey: 'kanban:move.failed' }));
        return false;
      }
      const { columns } = state.kanban;
      const now = columnOf(ticket, columns);
      if (now === target) return true;
      // While a move is on its way, the server may still have the column it leads out of: it may refuse that move.
      const confirmed = state.tickets.tagSaves[ticketId]?.confirmed;
      const hasColumn = now !== null || columnOf({ tags: confirmed }, columns) !== null;
      void dispatch(moveCard({ ticketId, target, hasColumn, tags: tagsAfterMove(ticket, columns, target) }));
      return true;
    },
    [dispatch, store],
  );
};

const NO_COLUMNS: readonly [] = [];

/** The columns side by side, and what carries cards between them: mouse, finger, keyboard and menu. */
export const Board = ({ columns }: { readonly columns: readonly BoardColumn[] }) => {
  const { t } = useTranslation('kanban');
  const sensors = useDragSensors();
  const texts = useDragText(columns);
  const tags = useAppSelector((state) => state.kanban.columns);
  const move = useMoveCard();
  const [carried, setCarried] = useState<Ticket | null>(null);
  const [landedId, setLandedId] = useState<number | null>(null);
  const landed = useCallback(() => setLandedId(null), []);

  const lift = ({ active }: DragStartEvent) => setCarried(cardsOf(columns).find(({ id }) => id === active.id) ?? null);
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setCarried(null);
    if (!over) return;
    const isMoved = move({ id: Number(active.id) }, columnIdOf(over.id));
    if (isMoved && activatorEvent instanceof KeyboardEvent) setLandedId(Number(active.id));
  };
  const moveByMenu = useCallback(
    (ticket: Ticket, target: ColumnId) => {
      if (move(ticket, target)) setLandedId(ticket.id);
    },
    [move],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findColumn}
      accessibility={{ ...texts, restoreFocus: false }}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      {/* Arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.board} data-board aria-label={t('columns')} tabIndex={0}>
        {columns.map((column) => (
          <Column
            key={column.id ?? 'open'}
            column={column}
            tags={tags}
            carried={carried}
            landedId={landedId}
            onLanded={landed}
            onMove={moveByMenu}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {carried && <Card ticket={carried} otherColumns={NO_COLUMNS} lifted />}
      </DragOverlay>
    </DndContext>
  );
};
