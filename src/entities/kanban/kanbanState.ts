import type { Tag } from '@/protocol/records/tags';
import type { LoadStatus } from '../loadStatus';

/** The board: its lanes, and which tickets are cards. The tickets themselves lie in the table of tickets. */
export interface KanbanState {
  /** The tags that have a lane, in the order of the board. */
  readonly lanes: readonly Tag[];
  /** The tickets the server listed, as keys. */
  readonly ids: Readonly<Record<number, true>>;
  readonly status: LoadStatus;
  /** The newest request; answers to older ones are dropped. */
  readonly requestId: string | null;
  /** Counts how often a move began or ended: an answer asked for before one of them says nothing about its card. */
  readonly moves: number;
  /** On screen: read again after a gap, and now and then. */
  readonly shown: boolean;
}

export const initialKanban: KanbanState = {
  lanes: [],
  ids: {},
  status: 'idle',
  requestId: null,
  moves: 0,
  shown: false,
};

declare module '../state' {
  interface EntitiesState {
    readonly kanban: KanbanState;
  }
}
