import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { useConversation } from '../conversationContext';
import { ExternalLink } from '@/ui/conversation/ExternalLink';
import { useAuthorName } from '../useAuthorName';
import { useMediaAddress } from '../bubble/useMediaAddress';
import styles from './media.module.css';
import { MediaFailed } from './MediaFailed';

/** A picture in a frame of fixed size: servers send no dimensions, and the conversation must not move when it loads. */
export const ImageBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const { openPicture } = useConversation();
  const name = useAuthorName()(message);
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  if (failed) return <MediaFailed className={styles.frame} text={t('message.imageFailed')} />;
  const picture = (
    <img
      className={styles.picture}
      src={src}
      alt={t('message.image', { name })}
      loading="lazy"
      draggable={false}
      onError={onError}
    />
  );
  if (!openPicture) {
    return (
      <ExternalLink href={src} className={styles.frame}>
        {picture}
      </ExternalLink>
    );
  }
  return (
    <div className={styles.frame}>
      {picture}
      <button
        type="button"
        className={styles.enlarge}
        tabIndex={-1}
        aria-label={t('conversation:viewer.open', { name })}
        onClick={() => openPicture(message.id)}
      />
    </div>
  );
};
