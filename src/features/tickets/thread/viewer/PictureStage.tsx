import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PictureViewer.module.css';
import { useDragScroll } from './useDragScroll';
import { useHeldCentre } from './useHeldCentre';

interface PictureStageProps {
  /** 1 fits the frame. */
  readonly factor: number;
  readonly onToggle: () => void;
  /** Of the frame, to be focused. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The frame of a picture; what is larger than it can be pulled and scrolled. */
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
