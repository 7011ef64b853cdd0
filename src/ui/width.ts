import { useSyncExternalStore, useLayoutEffect, useState } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Width of the window in CSS pixels, followed live. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);

/** Inner width of an element in px, followed live; 0 while there is none. */
export const useElementWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
