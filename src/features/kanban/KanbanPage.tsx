import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { textFinder } from '@/domain/text/foldedText';
import { BOARD_REFRESH_MS } from '@/domain/limits';
import { type BoardColumn, boardShown, selectBoard } from '@/entities/conversations/kanban/kanbanSlice';
import { loadBoard } from '@/entities/conversations/kanban/kanbanThunks';
import { isPresent } from '@/lib/isPresent';
import type { Queue } from '@/protocol/records/queues';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { SearchField } from '@/ui/collection/SearchField';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Tags } from '@/ui/icons';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { useNavigate } from '@/ui/navigation';
import { Board } from './Board';
import boardStyles from './Board.module.css';
import styles from './KanbanPage.module.css';
import { QueueChoice } from './QueueChoice';

/**
 * Reads the board and follows it while it is on screen. Servers send no event for changed tags, so the moves of colleagues
 * are read at intervals, and at once when the user returns to the window.
 */
const useBoard = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const status = useAppSelector((state) => state.kanban.status);
  const columns = useAppSelector(selectBoard);

  useEffect(() => {
    dispatch(boardShown(true));
    void dispatch(loadBoard());
    const refresh = (): void => {
      const { kanban, socketStatus } = store.getState();
      if (document.visibilityState === 'visible' && socketStatus.state === 'online' && kanban.requestId === null) {
        void dispatch(loadBoard());
      }
    };
    const timer = setInterval(refresh, BOARD_REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      dispatch(boardShown(false));
    };
  }, [dispatch, store]);

  return { status, columns, reload: () => void dispatch(loadBoard()) };
};

/** The search within the loaded cards. */
interface BoardFilter {
  readonly text: string;
  /** Empty means all. */
  readonly queueIds: readonly number[];
}

/** The columns with the cards that answer a filter; a column stays even if it is empty. */
const filterBoard = (columns: readonly BoardColumn[], { text, queueIds }: BoardFilter): readonly BoardColumn[] => {
  if (text.trim() === '' && queueIds.length === 0) return columns;
  const finds = textFinder(text);
  const isFound = ({ id, contact, lastMessage }: Ticket): boolean =>
    finds(`#${id}`, contact?.name, contact?.number, lastMessage);
  const isInQueue = ({ queueId }: Ticket): boolean =>
    queueIds.length === 0 || (isPresent(queueId) && queueIds.includes(queueId));
  return columns.map((column) => ({
    ...column,
    cards: column.cards.filter((card) => isInQueue(card) && isFound(card)),
  }));
};

/** The queues of the cards, by name; a chosen one stays without any card, so that it can be taken back. */
const queuesOf = (columns: readonly BoardColumn[], chosen: readonly Queue[]): readonly Queue[] => {
  const queues = new Map(chosen.map((queue) => [queue.id, queue]));
  for (const { queue } of columns.flatMap(({ cards }) => cards)) if (queue) queues.set(queue.id, queue);
  return [...queues.values()].sort((left, right) => left.name.localeCompare(right.name));
};

const COLUMNS = 3;
const CARDS = 4;
const CARD_PX = 104;

/** The board while it is read: columns in their place. */
const BoardSkeleton = () => (
  <div className={boardStyles.board}>
    {Array.from({ length: COLUMNS }, (_, column) => (
      <div key={column} className={boardStyles.column}>
        <SkeletonRows rows={CARDS} height={CARD_PX} />
      </div>
    ))}
  </div>
);

const NONE: readonly Queue[] = [];

/** The open and pending tickets as cards, one column for each kanban tag. */
export const KanbanPage = () => {
  const { t } = useTranslation('kanban');
  const navigate = useNavigate();
  const { status, columns, reload } = useBoard();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const queues = useMemo(() => queuesOf(columns, chosen), [columns, chosen]);
  const queueIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const shown = useMemo(() => filterBoard(columns, { text, queueIds }), [columns, text, queueIds]);
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <Page label={t('title')}>
      <PageHead title={t('title')} count={status === 'ready' ? count : null}>
        <SearchField label={t('search')} text={text} onChange={setText} />
        <QueueChoice
          queues={queues}
          chosen={queueIds}
          onChange={(ids) => setChosen(queues.filter(({ id }) => ids.includes(id)))}
        />
        <Button icon={<Tags size={15} />} onClick={() => void navigate('/tags')}>
          {t('tags')}
        </Button>
      </PageHead>
      {status === 'ready' && <Board columns={shown} />}
      {(status === 'idle' || status === 'loading') && <BoardSkeleton />}
      {status === 'failed' && (
        <div className={styles.state}>
          <ErrorState onRetry={reload} />
        </div>
      )}
    </Page>
  );
};
