import { useCallback, useEffect, useState } from 'react';
import type { DownloadProgress, SystemBridge } from '@/bridge/system';

/** How long a finished download stays to be looked at, ms. */
const STAYS_MS = 15_000;

/** Running and just finished downloads, oldest first; a cancelled one goes at once. */
export const useDownloads = (downloads: SystemBridge['downloads']) => {
  const [shown, setShown] = useState<readonly DownloadProgress[]>([]);
  const dismiss = useCallback((id: number): void => setShown((all) => all.filter((one) => one.id !== id)), []);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = downloads.onChanged((progress) => {
      setShown((all) => {
        const others = all.filter(({ id }) => id !== progress.id);
        const next = progress.state === 'cancelled' ? others : [...others, progress];
        return next.toSorted((left, right) => left.id - right.id);
      });
      if (progress.state === 'done') timers.add(setTimeout(() => dismiss(progress.id), STAYS_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [dismiss, downloads]);
  return { shown, dismiss };
};
