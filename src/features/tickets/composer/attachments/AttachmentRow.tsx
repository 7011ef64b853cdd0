import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentCaptioned, attachmentsRemoved } from '@/entities/drafts/draftsSlice';
import type { Attachment } from '@/entities/drafts/draftsState';
import { useAppDispatch } from '@/store/hooks';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './AttachmentTray.module.css';
import { fileSize } from '@/lib/fileSize';
import { FileTile } from './FileTile';

interface AttachmentRowProps {
  readonly ticketId: number;
  readonly file: Attachment;
  /** Offers a line for its caption. */
  readonly captioned: boolean;
  readonly onRemoved: () => void;
}

/** One file that is about to be sent: what it is, its caption, and the way to take it out again. */
export const AttachmentRow = memo(({ ticketId, file, captioned, onRemoved }: AttachmentRowProps) => {
  const { t, i18n } = useTranslation('composer');
  const dispatch = useAppDispatch();
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
          />
        )}
      </span>
      <IconButton icon={X} size={24} label={t('files.remove', { name: file.name })} onClick={remove} />
    </li>
  );
});
AttachmentRow.displayName = 'AttachmentRow';
