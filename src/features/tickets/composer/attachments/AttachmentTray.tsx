import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { takesCaption } from '@/domain/conversations/fileKind';
import {
  type Attachment,
  selectAttachments,
  selectAwaitedFiles,
  selectDraft,
} from '@/entities/conversations/drafts/draftsState';
import { attachmentCaptioned, attachmentsRemoved } from '@/entities/conversations/drafts/draftsSlice';
import { fileSize } from '@/lib/fileSize';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { isSendPress } from '@/ui/shortcuts/sendKey';
import styles from './AttachmentTray.module.css';
import { FileTile } from './FileTile';

interface AttachmentRowProps {
  readonly ticketId: number;
  readonly file: Attachment;
  /** Offers a field for the caption. */
  readonly captioned: boolean;
  readonly onRemoved: () => void;
  readonly onSend: () => void;
}

/** One file to be sent: its type and name, its caption, and a button to remove it. */
const AttachmentRow = memo(({ ticketId, file, captioned, onRemoved, onSend }: AttachmentRowProps) => {
  const { t, i18n } = useTranslation('composer');
  const dispatch = useAppDispatch();
  const sendKey = useAppSelector((state) => state.preferences.sendKey);
  const remove = () => {
    dispatch(attachmentsRemoved({ ticketId, ids: [file.id] }));
    onRemoved();
  };
  return (
    <li className={styles.row}>
      <FileTile file={file} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span title={file.name}>{file.name}</span>{' '}
          <span className={styles.size}>{fileSize(file.size, i18n.language)}</span>
        </span>
        {captioned && (
          <input
            className={styles.caption}
            value={file.caption}
            placeholder={t('files.caption')}
            aria-label={t('files.captionOf', { name: file.name })}
            onChange={({ target }) => dispatch(attachmentCaptioned({ ticketId, id: file.id, caption: target.value }))}
            onKeyDown={(event) => {
              if (!isSendPress(event.nativeEvent, sendKey)) return;
              event.preventDefault();
              if (!event.repeat) onSend();
            }}
          />
        )}
      </span>
      <IconButton icon={X} size={24} label={t('files.remove', { name: file.name })} onClick={remove} />
    </li>
  );
});
AttachmentRow.displayName = 'AttachmentRow';

interface AttachmentTrayProps {
  readonly ticketId: number;
  /** Called after a file was removed, to move the focus. */
  readonly onRemoved: () => void;
  /** Called on the key that sends, in the field of a caption. Keep it the same, since all rows would render again. */
  readonly onSend: () => void;
}

/**
 * The files to be sent, above the text in the same box, and whether more are on their way: a large one is copied for a while, and
 * that of a quick reply comes from the server. The text is the caption of a single file, so files have their own
 * caption fields only from two on.
 */
export const AttachmentTray = memo(({ ticketId, onRemoved, onSend }: AttachmentTrayProps) => {
  const { t } = useTranslation('composer');
  const files = useAppSelector((state) => selectAttachments(state, ticketId));
  const isReply = useAppSelector((state) => (selectDraft(state, ticketId)?.quotedMsgId ?? null) !== null);
  const isAttaching = useAppSelector((state) => selectAwaitedFiles(state, ticketId).count > 0);
  const hasFiles = files.length > 0;
  if (!hasFiles && !isAttaching) return null;
  return (
    <div className={styles.tray}>
      {hasFiles && (
        <ul className={styles.files} aria-label={t('files.tray')}>
          {files.map((file) => (
            <AttachmentRow
              key={file.id}
              ticketId={ticketId}
              file={file}
              captioned={takesCaption(file.type) && (files.length > 1 || isReply || file.caption !== '')}
              onRemoved={onRemoved}
              onSend={onSend}
            />
          ))}
        </ul>
      )}
      {isAttaching && <output className={styles.hint}>{t('files.attaching')}</output>}
      {hasFiles && isReply && <p className={styles.hint}>{t('files.noQuote')}</p>}
    </div>
  );
});
AttachmentTray.displayName = 'AttachmentTray';
