import { Button, Input, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { focusAfter } from '@/ui/focus';
import { FileInput } from '@/ui/form/FileInput';
import { CircleAlert, CircleCheck, Plus, Trash2, Upload } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './OptionsField.module.css';
import { newRow, type FileRow, withFile } from './optionRows';
import type { RowUploads, UploadState } from './useUploads';

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
  readonly row: FileRow;
  /** Counted from 1. */
  readonly number: number;
  readonly upload: UploadState | undefined;
  readonly onRename: (name: string) => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** One file of a list: its name, the file, and the progress of its upload. */
const OptionLine = ({ row, number, upload, onRename, onReplace, onRemove }: OptionLineProps) => {
  const { t } = useTranslation('fileLists');
  const input = useRef<HTMLInputElement>(null);
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
      <FileInput ref={input} label={t('dialog.optionFile', { number })} onFiles={([file]) => onReplace(file)} />
      <span className={styles.fileName} title={row.path}>
        {row.path}
      </span>
      {/* A row whose file has changed shows nothing about the earlier one. */}
      {upload && (row.file === null || upload.kind !== 'done') && <UploadLine upload={upload} name={row.path} />}
    </li>
  );
};

interface OptionsFieldProps {
  readonly id?: string;
  readonly value?: readonly FileRow[];
  readonly onChange?: (rows: readonly FileRow[]) => void;
  readonly uploads: RowUploads;
}

const NO_ROWS: readonly FileRow[] = [];

/** The files of a list, each with a name; several can be added at once, each can be replaced and removed. */
export const OptionsField = ({ id, value = NO_ROWS, onChange, uploads }: OptionsFieldProps) => {
  const { t } = useTranslation(['fileLists', 'common']);
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A question takes a while, in which files of the list may arrive.
  const present = useRef(value);
  useEffect(() => {
    present.current = value;
  }, [value]);
  const change = (changed: FileRow) => onChange?.(value.map((row) => (row.row === changed.row ? changed : row)));
  const remove = async ({ row, id: optionId, name, path }: FileRow): Promise<void> => {
    const question = {
      title: t('common:form.removeFileTitle', { name }),
      message: t('common:form.removeFileMessage'),
      confirmLabel: t('common:actions.remove'),
      danger: true,
    };
    if (optionId !== null && !(await confirm(question))) return;
    // A colleague may have put another file there meanwhile.
    if (present.current.find((other) => other.row === row)?.path !== path) return;
    focusAfter(
      () => onChange?.(present.current.filter((other) => other.row !== row)),
      () => button.current,
    );
  };
  return (
    <div className={styles.options}>
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map((row, index) => (
            <OptionLine
              key={row.row}
              row={row}
              number={index + 1}
              upload={uploads[row.row]}
              onRename={(name) => change({ ...row, name })}
              onReplace={(file) => change(withFile(row, file))}
              onRemove={() => void remove(row)}
            />
          ))}
        </ul>
      )}
      <FileInput
        ref={input}
        multiple
        label={t('dialog.addOption')}
        onFiles={(chosen) => onChange?.([...value, ...chosen.map(newRow)])}
      />
      <Button ref={button} id={id} icon={<Plus size={15} />} onClick={() => input.current?.click()}>
        {t('dialog.addOption')}
      </Button>
    </div>
  );
};
