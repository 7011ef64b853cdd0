import { useTranslation } from 'react-i18next';
import type { Message } from '@/contract/entities/messages';
import { ExternalLink } from '../ExternalLink';
import { useAuthorName } from '../useAuthorName';
import { useMediaAddress } from '../useMediaAddress';
import styles from './media.module.css';
import { MediaFailed } from './MediaFailed';

/** A picture in a frame of fixed size: servers tell no dimensions, and the conversation must not move when it arrives. */
export const ImageBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const authorName = useAuthorName();
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  if (failed) return <MediaFailed className={styles.frame} text={t('message.imageFailed')} />;
  return (
    <ExternalLink href={src} className={styles.frame}>
      <img
        className={styles.picture}
        src={src}
        alt={t('message.image', { name: authorName(message) })}
        loading="lazy"
        draggable={false}
        onError={onError}
      />
    </ExternalLink>
  );
};
