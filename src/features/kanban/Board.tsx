import { useCallback, useState } from 'react';
import { DndContext, DragOverlay, type DragEndEvent, type DragStartEvent } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import type { LaneId } from '@/domain/kanban';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import styles from './Board.module.css';
import { Card } from './Card';
import { laneIdOf } from './drag/dropIds';
import { findLane } from './drag/findLane';
import { useDragSensors } from './drag/useDragSensors';
import { useDragText } from './drag/useDragText';
import { Lane } from './Lane';
import { useMoveCard } from './useMoveCard';

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
