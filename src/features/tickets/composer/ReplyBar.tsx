import { useTranslation } from 'react-i18next';
import { selectMessage } from '@/entities/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Quote } from '../thread/Quote';
import styles from './Composer.module.css';

interface ReplyBarProps {
  readonly ticketId: number;
  readonly messageId: string;
  readonly onCancel: () => void;
}

/** The message the next text answers, above the text box. */
export const ReplyBar = ({ ticketId, messageId, onCancel }: ReplyBarProps) => {
  const { t } = useTranslation('tickets');
  const message = useAppSelector((state) => selectMessage(state, ticketId, messageId));
  if (!message) return null;
  return (
    <div className={styles.reply}>
      <Quote message={message} />
      <IconButton icon={X} size={24} label={t('composer.cancelReply')} onClick={onCancel} />
    </div>
  );
};
