import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import styles from './Board.module.css';

const LANES = 3;
const CARDS = 4;
const CARD_PX = 104;

/** The board while it is read: lanes in their place. */
export const BoardSkeleton = () => (
  <div className={styles.board}>
    {Array.from({ length: LANES }, (_, lane) => (
      <div key={lane} className={styles.lane}>
        <SkeletonRows rows={CARDS} height={CARD_PX} />
      </div>
    ))}
  </div>
);
