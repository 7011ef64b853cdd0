import { useLayoutEffect, useState } from 'react';

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
