import { useEffect, useState } from 'react';

/** When the component goes away, the focus returns to where it was when it came. */
export const useReturnFocus = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // Where one dialog takes the place of another, a button in the first opened this one: the focus is back at what opened that.
    const home = opener?.isConnected ? opener : document.activeElement;
    return () => {
      if (home instanceof HTMLElement) home.focus({ preventScroll: true });
    };
  }, [opener]);
};
