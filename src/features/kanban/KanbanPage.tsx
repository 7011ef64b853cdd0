import { useMemo, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '@/ui/collection/SearchField';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Tags } from '@/ui/icons';
import { PageHead } from '@/ui/layout/PageHead';
import { Board } from './Board';
import { BoardSkeleton } from './BoardSkeleton';
import { filterBoard, queuesOf } from './boardFilter';
import styles from './KanbanPage.module.css';
import { QueueChoice } from './QueueChoice';
import { useBoard } from './useBoard';

const NONE: readonly number[] = [];

/** The open and pending tickets as cards, one lane for each kanban tag. */
export const KanbanPage = () => {
  const { t } = useTranslation('kanban');
  const navigate = useNavigate();
  const { status, lanes, reload } = useBoard();
  const [text, setText] = useState('');
  const [queueIds, setQueueIds] = useState(NONE);
  const queues = useMemo(() => queuesOf(lanes), [lanes]);
  const shown = useMemo(() => filterBoard(lanes, { text, queueIds }), [lanes, text, queueIds]);
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <section className={styles.page} aria-label={t('title')}>
      <PageHead title={t('title')} count={status === 'ready' ? count : null}>
        <SearchField label={t('search')} text={text} onChange={setText} />
        <QueueChoice queues={queues} chosen={queueIds} onChange={setQueueIds} />
        <Button icon={<Tags size={15} />} onClick={() => void navigate('/tags')}>
          {t('tags')}
        </Button>
      </PageHead>
      {status === 'ready' && <Board lanes={shown} />}
      {(status === 'idle' || status === 'loading') && <BoardSkeleton />}
      {status === 'failed' && (
        <div className={styles.state}>
          <ErrorState onRetry={reload} />
        </div>
      )}
    </section>
  );
};
