import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react';
import styles from './SplitEdge.module.css';
import { clampWidth, shareOf, widthLimits } from './splitWidth';
import type { Split } from './useSplit';

interface SplitEdgeProps {
  /** The divided element. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly split: Split;
  readonly label: string;
}

const STEP_PX = 24;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/** The edge to the right of the part it resizes: dragged, moved by arrow keys, and reset by a double click. */
export const SplitEdge = ({ frame, split: { division, chosen, set }, label }: SplitEdgeProps) => {
  const [total, setTotal] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTotal(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const width = clampWidth(chosen ?? shareOf(total, division), total, division);
  const limits = widthLimits(total, division);
  const moveTo = (next: number) => set(clampWidth(Math.round(next), total, division));

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    moveTo(event.clientX - frame.current.getBoundingClientRect().left);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(width + by);
  };
  return (
    // A separator with a value is a control (WAI-ARIA window splitter).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={styles.edge}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => set(null)}
      onKeyDown={step}
    />
  );
};
