import { useEffect, useState } from 'react';

const SECOND = 1_000;

const secondsUntil = (moment: number): number => Math.max(1, Math.ceil((moment - Date.now()) / SECOND));

/** Whole seconds until a moment (ms), counted down live, never below 1; null without a moment. */
export const useSecondsUntil = (moment: number | null): number | null => {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : secondsUntil(moment);
};
