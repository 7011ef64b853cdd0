import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/hooks';

/** Loads at first and again after each gap in the live connection, since nothing is replayed. `load` is memoised. */
export const useLoadAfterGaps = (load: () => void): void => {
  const lost = useAppSelector(({ socketStatus }) => socketStatus.lostAt !== null);
  const loaded = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (lost && loaded.current === load) return;
    loaded.current = load;
    load();
  }, [load, lost]);
};

/** Loads again after each gap in the live connection what something else has loaded. `reload` is memoised. */
export const useReloadAfterGaps = (reload: () => void): void => {
  const lost = useAppSelector(({ socketStatus }) => socketStatus.lostAt !== null);
  const wasLost = useRef(lost);
  useEffect(() => {
    if (wasLost.current && !lost) reload();
    wasLost.current = lost;
  }, [lost, reload]);
};
