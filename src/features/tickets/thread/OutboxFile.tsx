import { useTranslation } from 'react-i18next';
import { fileKindOf } from '@/domain/fileKind';
import type { FileRef } from '@/entities/files/storedFile';
import { selectUpload } from '@/entities/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { cancelUpload } from '@/entities/outbox/outboxThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { fileSize } from '@/lib/fileSize';
import { FileTile } from '../composer/attachments/FileTile';
import { useKeptPicture } from '../composer/attachments/useKeptPicture';
import styles from './OutboxFile.module.css';

interface OutboxFileProps {
  readonly entry: OutboxEntry;
  readonly file: FileRef;
}

/** A file that has not come back from the server: what it is, how much has left, and the way to stop it. */
export const OutboxFile = ({ entry, file }: OutboxFileProps) => {
  const { t, i18n } = useTranslation('composer');
  const dispatch = useAppDispatch();
  const percent = useAppSelector((state) => selectUpload(state, entry.id));
  const picture = useKeptPicture(file);
  // What has left as a whole cannot be called back.
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
          <span className={styles.state}>
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
