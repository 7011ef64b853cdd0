import { useEffect, useState } from 'react';

/** Wide enough steps that dragging the edge does not draw every row at every pixel. */
const STEP_PX = 24;

/** Width of an element, px, rounded down to whole steps; 0 before it is measured. */
export const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth / STEP_PX) * STEP_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
