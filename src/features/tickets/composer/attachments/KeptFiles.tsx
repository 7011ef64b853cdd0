import { useTranslation } from 'react-i18next';
import { selectAttachments } from '@/entities/drafts/draftSelectors';
import { useAppSelector } from '@/store/hooks';
import styles from './AttachmentTray.module.css';
import { FileTile } from './FileTile';

/** The files of a draft that cannot be sent now, only to be seen. */
export const KeptFiles = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('composer');
  const files = useAppSelector((state) => selectAttachments(state, ticketId));
  if (files.length === 0) return null;
  return (
    <div className={styles.tray}>
      <ul className={styles.files} aria-label={t('files.tray')}>
        {files.map((file) => (
          <li key={file.id} className={styles.row}>
            <FileTile file={file} />
            <span className={styles.words}>
              <span className={styles.name}>{file.name}</span>
              {file.caption && <span className={styles.size}>{file.caption}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
