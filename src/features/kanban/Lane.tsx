import { useMemo, useRef } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Ticket } from '@/protocol/records/tickets';
import type { LaneId } from '@/domain/kanban';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { readUserColor } from '@/ui/userColor';
import styles from './Board.module.css';
import { dropIdOf } from './drag/dropIds';
import { drawCard, keyOf, LANE_PARTS } from './laneParts';
import { rowsWithGap } from './rowsWithGap';
import { useFocusLanded } from './useFocusLanded';
import { useLaneName } from './useLaneName';

interface LaneProps {
  readonly lane: BoardLane;
  readonly lanes: readonly BoardLane[];
  /** The card that is carried now. */
  readonly carried: Ticket | null;
  /** The card that was moved without a pointer and is to have the focus. */
  readonly landedId: number | null;
  readonly onLanded: () => void;
  readonly onMove: (ticket: Ticket, target: LaneId) => void;
}

const BEYOND_PX = 400;

/** One lane in its tag's colour, its cards virtualised. */
export const Lane = ({ lane, lanes, carried, landedId, onLanded, onMove }: LaneProps) => {
  const { t } = useTranslation('kanban');
  const { id, tag, cards } = lane;
  const list = useRef<VirtuosoHandle>(null);
  const { setNodeRef, isOver } = useDroppable({ id: dropIdOf(id) });
  const isTarget = isOver && carried !== null && !cards.some((card) => card.id === carried.id);
  const rows = useMemo(() => rowsWithGap(cards, isTarget ? carried : null), [cards, isTarget, carried]);
  useFocusLanded(list, cards, landedId, onLanded);
  const name = useLaneName()(lane);
  const color = tag ? readUserColor(tag.color) : undefined;
  const label = t('lane.name', { name, count: cards.length });
  return (
    <section
      ref={setNodeRef}
      className={classNames(styles.lane, isTarget && styles.target)}
      style={{ borderTopColor: color }}
      aria-label={label}
      data-lane={id ?? 'open'}
    >
      <h2 className={styles.head}>
        <span className={styles.dot} style={{ background: color ?? 'var(--control)' }} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.count} aria-hidden="true">
          {cards.length}
        </span>
        <VisuallyHidden>{t('lane.count', { count: cards.length })}</VisuallyHidden>
      </h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('lane.empty')}</p>
      ) : (
        <Virtuoso
          ref={list}
          className={styles.cards}
          data={rows}
          increaseViewportBy={BEYOND_PX}
          computeItemKey={keyOf}
          context={{ label, laneId: id, lanes, onMove }}
          components={LANE_PARTS}
          itemContent={drawCard}
        />
      )}
    </section>
  );
};
