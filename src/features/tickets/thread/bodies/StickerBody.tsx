import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { classNames } from '@/ui/classNames';
import { useMediaAddress } from '../bubble/useMediaAddress';
import styles from './media.module.css';
import { MediaFailed } from './MediaFailed';

/** A sticker, shown whole. */
export const StickerBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  const frame = classNames(styles.frame, styles.sticker);
  if (failed) return <MediaFailed className={frame} text={t('message.imageFailed')} />;
  return (
    <span className={frame}>
      <img
        className={styles.picture}
        src={src}
        alt={t('message.sticker')}
        loading="lazy"
        draggable={false}
        onError={onError}
      />
    </span>
  );
};
