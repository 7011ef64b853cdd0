import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

const MIDDLE = { x: 0.5, y: 0.5 };

/** Keeps what is in the middle of a frame there when its content gets larger or smaller. */
export const useHeldCentre = (frame: RefObject<HTMLElement | null>, factor: number) => {
  const centre = useRef(MIDDLE);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { x, y } = factor === 1 ? MIDDLE : centre.current;
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
    });
  }, [factor, frame]);
  return (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = event.currentTarget;
    centre.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    };
  };
};
