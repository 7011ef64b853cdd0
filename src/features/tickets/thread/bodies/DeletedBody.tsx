import { useTranslation } from '@/i18n/useTranslation';
import { captionOf, messageKind } from '@/domain/conversations/messageContent';
import { visibleText } from '@/domain/conversations/messageText';
import type { Message } from '@/protocol/records/messages';
import { Ban } from '@/ui/icons';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { MessageText } from '../bubble/MessageText';
import { contactCardText, readContactCard } from '../contactCard';
import { locationText, readLocation } from '../location';
import styles from './media.module.css';

/**
 * What a reader could see of the message in words. The bodies of some kinds are not meant for readers: the data of a map picture or of a
 * contact card, or the word that servers put there for a recording or a sticker.
 */
const formerText = (message: Message, formatPhone: (number: string) => string): string => {
  const kind = messageKind(message);
  if (kind === 'audio' || kind === 'sticker') return '';
  if (message.mediaUrl) return captionOf(message);
  const place = kind === 'location' ? readLocation(message.body) : null;
  if (place) return locationText(place);
  const card = kind === 'contact' ? readContactCard(message.body) : null;
  if (card) return contactCardText({ ...card, number: formatPhone(card.number) });
  return visibleText(message.body);
};

/** A deleted message keeps its place; its text stays readable, dimmed. */
export const DeletedBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const text = formerText(message, usePhoneFormat());
  return (
    <>
      <span className={styles.notice}>
        <Ban size={15} className={styles.quiet} />
        <em>{t('message.deleted')}</em>
      </span>
      {text && <br />}
      {text && (
        <span className={styles.formerText}>
          <MessageText text={text} />
        </span>
      )}
    </>
  );
};
