import type { Ticket } from '@/protocol/records/tickets';
import type { LaneId } from '@/domain/kanban';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { createVirtualList, VirtualListItem, type NamedList } from '@/ui/collection/virtualList';
import styles from './Board.module.css';
import { DraggableCard } from './DraggableCard';

/** The content of a lane: cards, and the place where the dragged one would go. */
export type LaneRow = Ticket | 'gap';

/** What the rows of a lane need to know. */
export interface LaneContext extends NamedList {
  readonly laneId: LaneId;
  readonly lanes: readonly BoardLane[];
  readonly onMove: (ticket: Ticket, target: LaneId) => void;
}

export const LANE_PARTS = { List: createVirtualList(styles.rows), Item: VirtualListItem<LaneRow> };

export const keyOf = (_index: number, row: LaneRow) => (row === 'gap' ? row : row.id);

export const drawCard = (_index: number, row: LaneRow, { laneId, lanes, onMove }: LaneContext) =>
  row === 'gap' ? (
    <div className={styles.gap} />
  ) : (
    <DraggableCard ticket={row} laneId={laneId} lanes={lanes} onMove={onMove} />
  );
