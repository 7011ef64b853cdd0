import { useRef, type ChangeEvent } from 'react';
import { Input, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { CircleAlert, CircleCheck, Trash2, Upload } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './OptionsField.module.css';
import type { OptionRow } from './optionRows';
import type { UploadState } from './useUploads';

const UploadLine = ({ upload, name }: { readonly upload: UploadState; readonly name: string }) => {
  const { t } = useTranslation('fileLists');
  if (upload.kind === 'failed') {
    return (
      <span className={styles.failed} role="alert">
        <CircleAlert size={14} /> {t(`failures.${upload.reason}`)}
      </span>
    );
  }
  if (upload.kind === 'done') {
    return (
      <span className={styles.done}>
        <CircleCheck size={14} /> {t('dialog.uploaded')}
      </span>
    );
  }
  return (
    <span className={styles.running}>
      <Progress percent={upload.percent} showInfo={false} size="small" aria-label={name} />
      <span className={styles.percent}>{t('dialog.uploading', { percent: upload.percent })}</span>
    </span>
  );
};

interface OptionLineProps {
  readonly row: OptionRow;
  /** Counted from 1. */
  readonly number: number;
  readonly upload: UploadState | undefined;
  readonly onRename: (name: string) => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** One file of a list: its name, which file it is, and how its upload goes. */
export const OptionLine = ({ row, number, upload, onRename, onReplace, onRemove }: OptionLineProps) => {
  const { t } = useTranslation('fileLists');
  const input = useRef<HTMLInputElement>(null);
  const replace = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onReplace(file);
  };
  return (
    <li className={styles.line}>
      <Input
        value={row.name}
        spellCheck={false}
        status={row.name.trim() === '' ? 'error' : undefined}
        aria-label={t('dialog.optionName', { number })}
        onChange={({ target }) => onRename(target.value)}
      />
      <IconButton icon={Upload} label={t('dialog.replaceOption', { number })} onClick={() => input.current?.click()} />
      <IconButton icon={Trash2} label={t('dialog.removeOption', { number })} onClick={onRemove} />
      <input
        ref={input}
        className={styles.input}
        type="file"
        aria-label={t('dialog.optionFile', { number })}
        tabIndex={-1}
        onChange={replace}
      />
      <span className={styles.fileName} title={row.path}>
        {row.path}
      </span>
      {/* A row whose file was changed since says nothing of the earlier one. */}
      {upload && (row.file === null || upload.kind !== 'done') && <UploadLine upload={upload} name={row.path} />}
    </li>
  );
};
