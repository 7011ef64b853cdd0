import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { fileKindOf } from '@/domain/conversations/fileKind';
import type { FileRef } from '@/entities/device/files/storedFile';
import { selectMessage } from '@/entities/conversations/messages/messageSelectors';
import { selectUpload } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { cancelUpload } from '@/entities/conversations/outbox/outboxThunks';
import { fileSize } from '@/lib/fileSize';
import { clockTime } from '@/lib/moments';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Bubble, BubbleAuthor, BubbleMeta, type Gap, OutboxMark } from '@/ui/conversation/Bubble';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { FileTile } from '../../composer/attachments/FileTile';
import { useKeptPicture } from '../../composer/attachments/useKeptPicture';
import styles from '../bodies/FileBody.module.css';
import { OutboxNote } from './OutboxNote';
import { Quote } from './Quote';
import { MessageText } from './MessageText';

interface OutboxFileProps {
  readonly entry: OutboxEntry;
  readonly file: FileRef;
}

/** A file that has not come back from the server: its name, the upload's progress, and a button to stop it. */
const OutboxFile = ({ entry, file }: OutboxFileProps) => {
  const { t, i18n } = useTranslation('composer');
  const dispatch = useAppDispatch();
  const percent = useAppSelector((state) => selectUpload(state, entry.id));
  const picture = useKeptPicture(file);
  // A complete upload cannot be stopped.
  const canStop = entry.state === 'waiting' || (percent !== null && percent < 100);
  return (
    <>
      {picture && <img className={styles.picture} src={picture} alt={file.name} />}
      <div className={styles.file}>
        {fileKindOf(file.type) !== 'image' && <FileTile file={file} />}
        <div className={styles.words}>
          <span className={styles.name}>{file.name}</span>
          {percent !== null && (
            <progress
              className={styles.progress}
              value={percent}
              max={100}
              aria-label={t('upload.named', { name: file.name })}
            />
          )}
          <span className={styles.kind}>
            {percent === null ? fileSize(file.size, i18n.language) : t('upload.progress', { percent })}
          </span>
        </div>
        {canStop && (
          <IconButton
            icon={X}
            size={24}
            label={t('upload.cancel', { name: file.name })}
            onClick={() => void dispatch(cancelUpload(entry.id))}
          />
        )}
      </div>
    </>
  );
};

interface OutboxQuoteProps {
  readonly ticketId: number;
  readonly messageId: string;
}

/** The message that a waiting text answers, if it is loaded. */
const OutboxQuote = ({ ticketId, messageId }: OutboxQuoteProps) => {
  const message = useAppSelector((state) => selectMessage(state, ticketId, messageId));
  return message ? <Quote message={message} /> : null;
};

interface OutboxBubbleProps {
  readonly entry: OutboxEntry;
  readonly opensGroup: boolean;
  readonly gap: Gap;
}

/** A text or file that was sent here and has not come back from the server. */
export const OutboxBubble = memo(({ entry, opensGroup, gap }: OutboxBubbleProps) => {
  const { t } = useTranslation('tickets');
  return (
    <Bubble own opensGroup={opensGroup} gap={gap} note={<OutboxNote entry={entry} />}>
      <BubbleAuthor name={t('message.you')} />
      {entry.quotedMsgId && <OutboxQuote ticketId={entry.ticketId} messageId={entry.quotedMsgId} />}
      {entry.file && <OutboxFile entry={entry} file={entry.file} />}
      {entry.body && <MessageText text={entry.body} />}
      <BubbleMeta time={clockTime(entry.createdAt)} mark={<OutboxMark state={entry.state} />} />
    </Bubble>
  );
});
OutboxBubble.displayName = 'OutboxBubble';
