import { useEffect, useMemo, useState, type PointerEvent } from 'react';

/**
 * The rows of a list as they stood when the pointer was pressed on them, until it is released: browsers send no click where a row
 * moves between the two. Rows that leave meanwhile are gone at once; rows that come are shown afterwards.
 */
export const usePressedOrder = (ids: readonly number[]) => {
  const [pressed, setPressed] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (!pressed) return undefined;
    // The click is sent in the same task as the release, so the rows may move in the next one.
    const release = () => void setTimeout(setPressed, 0, null);
    const endings = ['pointerup', 'pointercancel', 'blur'];
    for (const ending of endings) window.addEventListener(ending, release);
    return () => {
      for (const ending of endings) window.removeEventListener(ending, release);
    };
  }, [pressed]);
  const shown = useMemo(() => {
    if (!pressed) return ids;
    const left = new Set(ids);
    return pressed.filter((id) => left.has(id));
  }, [ids, pressed]);
  return {
    shown,
    press: ({ button }: PointerEvent) => {
      if (button === 0) setPressed(ids);
    },
  };
};
