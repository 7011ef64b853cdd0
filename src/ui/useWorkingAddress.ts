import { useEffect, useState } from 'react';
import { useAppStore } from '@/store/hooks';

interface WorkingAddress {
  /** Undefined once every address has failed: show something else in place of a broken picture. */
  readonly address: string | undefined;
  /** The address did not load; the next one is tried. */
  readonly onError: () => void;
}

/**
 * The first of some addresses of a file that loads. After a gap in the live connection all are tried again, since they may have
 * failed with the network.
 */
export const useWorkingAddress = (addresses: readonly string[]): WorkingAddress => {
  const store = useAppStore();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const hasFailed = broken.length > 0;
  // Only what has failed listens: there may be hundreds of pictures on screen.
  useEffect(() => {
    if (!hasFailed) return undefined;
    const isLost = () => store.getState().socketStatus.lostAt !== null;
    let wasLost = isLost();
    return store.subscribe(() => {
      const lost = isLost();
      if (wasLost && !lost) setBroken([]);
      wasLost = lost;
    });
  }, [hasFailed, store]);
  const address = addresses.find((one) => !broken.includes(one));
  const onError = (): void => {
    if (address !== undefined) setBroken((all) => [...all, address]);
  };
  return { address, onError };
};
