import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { classNames } from '@/ui/classNames';
import { Download } from '@/ui/icons';
import { useConversation } from '../conversationContext';
import { ExternalLink } from '@/ui/conversation/ExternalLink';
import { downloadAddress } from '@/domain/conversations/mediaAddresses';
import { fileExtension, fileTitleOf } from '@/domain/conversations/messageContent';
import { TypeTile } from '../../shared/TypeTile';
import styles from './FileBody.module.css';

/** A document: type, name with its real extension, and the whole tile as a download link. */
export const FileBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const { mediaOrigin } = useConversation();
  const address = downloadAddress(message.mediaUrl ?? '', mediaOrigin);
  const name = fileTitleOf(message);
  const type = fileExtension(message.mediaUrl ?? '');
  return (
    <ExternalLink
      saves
      href={address}
      className={classNames(styles.file, styles.link)}
      label={t('message.download', { name })}
    >
      <TypeTile extension={type} onBubble>
        {type.slice(0, 3)}
      </TypeTile>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{type.toUpperCase()}</span>
      </span>
      <Download size={15} />
    </ExternalLink>
  );
};
