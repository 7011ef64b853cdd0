import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { classNames } from '@/ui/classNames';
import { Paperclip } from '@/ui/icons';
import styles from './FileDropZone.module.css';
import { droppedFiles, pastedFiles } from './incomingFiles';
import { useAttach } from './useAttach';

interface FileDropZoneProps {
  readonly ticketId: number;
  /** Only an open ticket that no colleague has taken takes files. */
  readonly open: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Lets the user drop files on the conversation or paste them into it. */
export const FileDropZone = ({ ticketId, open, className, children }: FileDropZoneProps) => {
  const { t } = useTranslation('composer');
  const dispatch = useAppDispatch();
  const attach = useAttach(ticketId);
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Also for refused files: otherwise the window would open the file instead of the app.
    event.preventDefault();
    event.dataTransfer.dropEffect = open ? 'copy' : 'none';
    setOver(open);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!open) return;
    const { files, hasFolders } = droppedFiles(event.dataTransfer);
    attach(files);
    if (hasFolders) dispatch(toastShown({ kind: 'error', textKey: 'composer:files.noFolders' }));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = open ? pastedFiles(event.clipboardData) : [];
    if (files.length === 0) return;
    event.preventDefault();
    attach(files);
  };
  return (
    <div
      className={classNames(styles.zone, className)}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {children}
      {isOver && (
        <div className={styles.target}>
          <Paperclip size={24} />
          {t('files.drop')}
        </div>
      )}
    </div>
  );
};
