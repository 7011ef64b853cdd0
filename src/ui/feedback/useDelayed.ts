import { useEffect, useState } from 'react';

/** False at first, true once the component has been there for `delay` ms. */
export const useDelayed = (delay: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
};

/** Delay before a skeleton appears, ms, so that quick answers never flash one. */
const SKELETON_MS = 150;

/** May the skeleton of something that is loading be visible by now? */
export const useSkeletonDelay = (): boolean => useDelayed(SKELETON_MS);
