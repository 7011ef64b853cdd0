import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PictureViewer.module.css';
import { useDragScroll } from './useDragScroll';

interface PictureStageProps {
  /** 1 fits the frame. */
  readonly factor: number;
  readonly onToggle: () => void;
  /** Of the frame, to be focused. */
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The frame of a picture; what is larger than it can be pulled and scrolled. */
export const PictureStage = ({ factor, onToggle, ref, children }: PictureStageProps) => {
  const { t } = useTranslation('conversation');
  const drag = useDragScroll();
  const size = `${factor * 100}%`;
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={styles.stage} tabIndex={0} aria-label={t('viewer.stage')} {...drag}>
      <div className={styles.paper} style={{ width: size, height: size }} onDoubleClick={onToggle}>
        {children}
      </div>
    </section>
  );
};
