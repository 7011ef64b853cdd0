import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component has left the page: an answer that comes after that must open, close or choose nothing. */
export const useLeft = (): Readonly<RefObject<boolean>> => {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
};
