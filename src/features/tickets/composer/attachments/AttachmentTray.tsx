import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { takesCaption } from '@/domain/fileKind';
import { selectAttachments, selectDraft } from '@/entities/drafts/draftSelectors';
import { useAppSelector } from '@/store/hooks';
import { AttachmentRow } from './AttachmentRow';
import styles from './AttachmentTray.module.css';

interface AttachmentTrayProps {
  readonly ticketId: number;
  /** A file was taken out: the focus needs a place. */
  readonly onRemoved: () => void;
}

/**
 * The files about to be sent, above the text in the same box. The text is the caption of a lone file, so captions of
 * their own are offered from two files on.
 */
export const AttachmentTray = memo(({ ticketId, onRemoved }: AttachmentTrayProps) => {
  const { t } = useTranslation('composer');
  const files = useAppSelector((state) => selectAttachments(state, ticketId));
  const isReply = useAppSelector((state) => (selectDraft(state, ticketId)?.quotedMsgId ?? null) !== null);
  if (files.length === 0) return null;
  return (
    <div className={styles.tray}>
      <ul className={styles.files} aria-label={t('files.tray')}>
        {files.map((file) => (
          <AttachmentRow
            key={file.id}
            ticketId={ticketId}
            file={file}
            captioned={takesCaption(file.type) && (files.length > 1 || isReply || file.caption !== '')}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      {isReply && <p className={styles.hint}>{t('files.noQuote')}</p>}
    </div>
  );
});
AttachmentTray.displayName = 'AttachmentTray';
