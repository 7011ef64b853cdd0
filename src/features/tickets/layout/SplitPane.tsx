import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SplitPane.module.css';
import { clampWidth, columnOf, thirdOf, widthLimits, type WidthLimits } from './listWidth';
import { readStoredWidth, storeWidth } from './storedWidth';

interface ListWidth {
  /** CSS width of the list's column; needs no measuring, so that nothing moves at the first paint. */
  readonly column: string;
  /** Of the list, px, for the keys and for screen readers. */
  readonly width: number;
  readonly limits: WidthLimits;
  /** Moves the edge and stores its position. */
  readonly set: (width: number) => void;
  /** Back to one third. */
  readonly reset: () => void;
}

/** The width of the ticket list: one third of the screen until the user drags the edge, less where it is crowded. */
const useListWidth = (frame: RefObject<HTMLElement | null>, crowded: boolean): ListWidth => {
  const [total, setTotal] = useState(0);
  const [chosen, setChosen] = useState(() => readStoredWidth(localStorage));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTotal(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const set = useCallback(
    (width: number) => {
      const clamped = clampWidth(Math.round(width), total, crowded);
      setChosen(clamped);
      storeWidth(localStorage, clamped);
    },
    [crowded, total],
  );
  const reset = useCallback(() => {
    setChosen(null);
    storeWidth(localStorage, null);
  }, []);
  const width = clampWidth(chosen ?? thirdOf(total), total, crowded);
  return { column: columnOf(chosen, crowded), width, limits: widthLimits(total, crowded), set, reset };
};

interface SplitPaneProps {
  readonly list: ReactNode;
  readonly conversation: ReactNode;
  /** A third column is shown beside the conversation, so the list gets narrower. */
  readonly crowded?: boolean;
}

const STEP_PX = 24;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/** List and conversation side by side; the edge between them can be dragged, moved by arrow keys, and set back by a double click. */
export const SplitPane = ({ list, conversation, crowded = false }: SplitPaneProps) => {
  const { t } = useTranslation('tickets');
  const frame = useRef<HTMLDivElement>(null);
  const { column, width, limits, set, reset } = useListWidth(frame, crowded);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    set(event.clientX - frame.current.getBoundingClientRect().left);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    set(width + by);
  };
  return (
    <div ref={frame} className={styles.split} style={{ gridTemplateColumns: `${column} minmax(0, 1fr)` }}>
      <div className={styles.list}>
        {list}
        {/* A separator with a value is a control (WAI-ARIA window splitter). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <hr
          className={styles.edge}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={t('layout.resize')}
          aria-valuenow={width}
          aria-valuemin={limits.least}
          aria-valuemax={limits.most}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onDoubleClick={reset}
          onKeyDown={step}
        />
      </div>
      <div className={styles.conversation}>{conversation}</div>
    </div>
  );
};
