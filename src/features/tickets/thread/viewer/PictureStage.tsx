import { type PointerEvent, type ReactNode, type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './PictureViewer.module.css';

const MIDDLE = { x: 0.5, y: 0.5 };

/** Keeps the centre of a frame's content centred when the content is zoomed. */
const useHeldCentre = (frame: RefObject<HTMLElement | null>, factor: number) => {
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

/** Lets the pointer drag content that is larger than its frame. */
const useDragScroll = () => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      event.currentTarget.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
};

interface PictureStageProps {
  /** Zoom factor; 1 fits the frame. */
  readonly factor: number;
  readonly onToggle: () => void;
  /** Ref of the frame, to focus it. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The frame of a picture; a larger picture can be dragged and scrolled. */
export const PictureStage = ({ factor, onToggle, frame, children }: PictureStageProps) => {
  const { t } = useTranslation('conversation');
  const drag = useDragScroll();
  const followScroll = useHeldCentre(frame, factor);
  const size = `${factor * 100}%`;
  return (
    <section
      ref={frame}
      className={styles.stage}
      // A frame that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('viewer.stage')}
      onScroll={followScroll}
      {...drag}
    >
      <div className={styles.paper} style={{ width: size, height: size }} onDoubleClick={onToggle}>
        {children}
      </div>
    </section>
  );
};
