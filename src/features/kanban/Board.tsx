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
import { type LaneId, laneOf, tagsAfterMove } from '@/domain/conversations/kanban';
import type { BoardLane } from '@/entities/conversations/kanban/kanbanSlice';
import { moveCard } from '@/entities/conversations/kanban/kanbanThunks';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import styles from './Board.module.css';
import { Card } from './Card';
import { Lane } from './Lane';
import { laneIdOf } from './drag/dropIds';
import { useLaneName } from './useLaneName';

interface DragText {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** What is said while a card is carried. */
const useDragText = (lanes: readonly BoardLane[]): DragText => {
  const { t } = useTranslation('kanban');
  const nameOf = useLaneName();
  return useMemo(() => {
    const card = (id: UniqueIdentifier): string =>
      lanes.flatMap(({ cards }) => cards).find((ticket) => ticket.id === id)?.contact?.name ?? `#${id}`;
    const lane = (id: UniqueIdentifier): string => {
      const found = lanes.find((one) => one.id === laneIdOf(id));
      return found ? nameOf(found) : '';
    };
    return {
      screenReaderInstructions: { draggable: t('drag.help') },
      announcements: {
        onDragStart: ({ active }) => t('drag.started', { name: card(active.id) }),
        onDragOver: ({ active, over }) =>
          over ? t('drag.over', { name: card(active.id), lane: lane(over.id) }) : t('drag.nowhere'),
        onDragEnd: ({ active, over }) =>
          over ? t('drag.dropped', { name: card(active.id), lane: lane(over.id) }) : t('drag.cancelled'),
        onDragCancel: () => t('drag.cancelled'),
      },
    };
  }, [lanes, nameOf, t]);
};

/** Distance of a carried card from the left edge of its lane, px. */
const INSET_PX = 8;

/** Left and right carry a card to the next lane; there is no order within a lane to choose. */
const laneKeys: KeyboardCoordinateGetter = (event, { context: { over, droppableRects }, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const lanes = [...droppableRects].sort(([, one], [, other]) => one.left - other.left);
  const here = lanes.findIndex(([id]) => id === over?.id);
  const [, target] = lanes[here + step] ?? [];
  return target && { x: target.left + INSET_PX, y: currentCoordinates.y };
};

/** A click is no drag, and a finger that moves at once scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYS = { coordinateGetter: laneKeys };

const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYS));

/** The lane under the pointer; the keyboard has none, so there the lane that the card covers most. */
const findLane: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args));

/** Moves a card to another lane, shown at once; dropping it in its own lane does nothing. */
const useMoveCard = (): ((ticket: Pick<Ticket, 'id'>, target: LaneId) => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    ({ id: ticketId }, target) => {
      const state = store.getState();
      // Read now: a live event may have changed it while it was carried.
      const ticket = selectTicket(state, ticketId);
      if (!ticket) return;
      const { lanes } = state.kanban;
      const now = laneOf(ticket, lanes);
      if (now === target) return;
      const tags = tagsAfterMove(ticket, lanes, target);
      void dispatch(moveCard({ ticketId, target, hasLane: now !== null, tags }));
    },
    [dispatch, store],
  );
};

const NO_LANES: readonly [] = [];

/** The lanes side by side, and what carries cards between them: mouse, finger, keyboard and menu. */
export const Board = ({ lanes }: { readonly lanes: readonly BoardLane[] }) => {
  const { t } = useTranslation('kanban');
  const sensors = useDragSensors();
  const texts = useDragText(lanes);
  const move = useMoveCard();
  const [carried, setCarried] = useState<Ticket | null>(null);
  const [landedId, setLandedId] = useState<number | null>(null);
  const landed = useCallback(() => setLandedId(null), []);

  const lift = ({ active }: DragStartEvent) =>
    setCarried(lanes.flatMap(({ cards }) => cards).find(({ id }) => id === active.id) ?? null);
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setCarried(null);
    if (!over) return;
    move({ id: Number(active.id) }, laneIdOf(over.id));
    if (activatorEvent instanceof KeyboardEvent) setLandedId(Number(active.id));
  };
  const moveByMenu = useCallback(
    (ticket: Ticket, target: LaneId) => {
      move(ticket, target);
      setLandedId(ticket.id);
    },
    [move],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findLane}
      accessibility={{ ...texts, restoreFocus: false }}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      {/* Arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.board} data-board aria-label={t('lanes')} tabIndex={0}>
        {lanes.map((lane) => (
          <Lane
            key={lane.id ?? 'open'}
            lane={lane}
            lanes={lanes}
            carried={carried}
            landedId={landedId}
            onLanded={landed}
            onMove={moveByMenu}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {carried && <Card ticket={carried} otherLanes={NO_LANES} lifted />}
      </DragOverlay>
    </DndContext>
  );
};
