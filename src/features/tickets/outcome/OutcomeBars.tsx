import { lazy, Suspense } from 'react';
import { selectBatchJob } from '@/processes/batch/batchState';
import { useAppSelector } from '@/store/hooks';
import { FinishedBar } from './FinishedBar';
import { LostBar } from './LostBar';
import { TransferredBar } from './TransferredBar';

const BatchBar = lazy(async () => ({ default: (await import('../selection/BatchBar')).BatchBar }));

/** The bars about tickets that left the screen, below the ticket screen in both layouts. */
export const OutcomeBars = () => {
  const last = useAppSelector((state) => state.finished.last);
  const transferred = useAppSelector((state) => state.finished.transferred);
  const lost = useAppSelector((state) => state.reassignments.lost);
  const job = useAppSelector(selectBatchJob);
  return (
    <>
      {job && (
        <Suspense fallback={null}>
          <BatchBar job={job} />
        </Suspense>
      )}
      {lost && <LostBar lost={lost} />}
      {transferred && <TransferredBar transferred={transferred} />}
      {/* A new one begins its own countdown. */}
      {last && <FinishedBar key={last.former.id} finished={last} />}
    </>
  );
};
