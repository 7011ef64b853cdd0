import { useCallback, useEffect, useRef } from 'react';

/** Calls `onEnd` once after `duration` ms of unpaused time. */
export const usePausableTimer = (
  duration: number,
  onEnd: () => void,
): { readonly pause: () => void; readonly resume: () => void } => {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const left = useRef(duration);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const resume = useCallback(() => {
    if (timer.current !== null) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => end.current(), left.current);
  }, []);

  const pause = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    left.current = Math.max(0, left.current - (Date.now() - startedAt.current));
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);

  return { pause, resume };
};
