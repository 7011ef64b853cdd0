import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileText, Paperclip, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './FileChoice.module.css';
import { FilePicture } from './FilePicture';
import { isSendableFile, type ScheduleFile } from './scheduleForm';

interface FileChoiceProps {
  readonly id?: string;
  readonly value?: ScheduleFile | null;
  readonly onChange?: (file: ScheduleFile | null) => void;
}

/** One picture to go with the message (SCHED-08, SCHED-13, SCHED-19). */
export const FileChoice = ({ id, value = null, onChange }: FileChoiceProps) => {
  const { t } = useTranslation('schedules');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState(false);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    const isSendable = isSendableFile(file);
    setRefused(!isSendable);
    if (isSendable) onChange?.({ kind: 'new', name: file.name, file });
  };
  const remove = () => {
    onChange?.(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <div className={styles.choice}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept=".png,.jpg,.jpeg"
          aria-label={t('dialog.file')}
          tabIndex={-1}
          onChange={choose}
        />
        {value ? (
          <>
            {value.kind === 'new' ? <FilePicture file={value.file} /> : <FileText size={17} />}
            <span className={styles.name}>{value.name}</span>
            <IconButton icon={X} label={t('dialog.removeFile', { name: value.name })} onClick={remove} />
          </>
        ) : (
          <>
            <Button ref={button} id={id} icon={<Paperclip size={15} />} onClick={() => input.current?.click()}>
              {t('dialog.chooseFile')}
            </Button>
            <span className={styles.hint}>{t('dialog.fileHint')}</span>
          </>
        )}
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {t('rules.fileKind')}
        </p>
      )}
    </>
  );
};
