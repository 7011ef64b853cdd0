import { useEffect, useState } from 'react';
import { playTime } from '../../thread/playTime';
import styles from './RecorderBar.module.css';

/** How long the recording runs, m:ss. */
export const RecordingTime = ({ startedAt }: { readonly startedAt: number | null }) => {
  const [now, setNow] = useState(startedAt ?? 0);
  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  const seconds = startedAt === null ? 0 : (now - startedAt) / 1_000;
  return (
    <span className={styles.time} role="timer" aria-live="off">
      {playTime(seconds)}
    </span>
  );
};
