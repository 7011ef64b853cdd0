import { useEffect, useRef } from 'react';
import styles from './RecorderBar.module.css';

const BARS = 56;
const STEP_MS = 80;
const QUIET = 0.08;

/** The loudness of the last seconds as bars; drawn past React, since it changes twelve times a second. */
export const LevelBars = ({ level }: { readonly level: (() => number) | null }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!level) return undefined;
    const levels: number[] = Array.from({ length: BARS }, () => QUIET);
    const timer = setInterval(() => {
      levels.shift();
      levels.push(Math.max(QUIET, level()));
      for (const [index, bar] of [...(frame.current?.children ?? [])].entries()) {
        (bar as HTMLElement).style.transform = `scaleY(${levels[index]?.toFixed(2)})`;
      }
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div ref={frame} className={styles.bars} aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
};
