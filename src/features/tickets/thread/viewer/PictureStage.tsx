import { useTranslation } from 'react-i18next';
import type { Message } from '@/contract/entities/messages';
import { useMediaAddress } from '../useMediaAddress';
import { MediaFailed } from '../bodies/MediaFailed';
import { useDragScroll } from './useDragScroll';
import styles from './PictureViewer.module.css';

interface PictureStageProps {
  readonly message: Message;
  readonly alt: string;
  readonly factor: number;
  readonly onToggle: () => void;
}

/** The picture itself; larger than its frame, it can be pulled and scrolled. */
export const PictureStage = ({ message, alt, factor, onToggle }: PictureStageProps) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  const drag = useDragScroll();
  if (failed) return <MediaFailed className={styles.stage} text={t('message.imageFailed')} />;
  const size = `${factor * 100}%`;
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.stage} tabIndex={0} aria-label={t('conversation:viewer.stage')} {...drag}>
      <div className={styles.paper} style={{ width: size, height: size }} onDoubleClick={onToggle}>
        <img className={styles.picture} src={src} alt={alt} draggable={false} onError={onError} />
      </div>
    </section>
  );
};
