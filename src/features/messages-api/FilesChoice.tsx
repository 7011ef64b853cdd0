import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { focusAfter } from '@/ui/focus';
import { FileInput } from '@/ui/form/FileInput';
import { FileText, Paperclip, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './MessagesApiPage.module.css';

interface FilesChoiceProps {
  readonly id?: string;
  readonly value?: readonly File[];
  readonly onChange?: (files: readonly File[]) => void;
}

const NO_FILES: readonly File[] = [];

/** Several files of this computer, in the order they were chosen. */
export const FilesChoice = ({ id, value = NO_FILES, onChange }: FilesChoiceProps) => {
  const { t } = useTranslation(['messagesApi', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const remove = (file: File): void =>
    focusAfter(
      () => onChange?.(value.filter((one) => one !== file)),
      () => button.current,
    );
  return (
    <>
      <FileInput
        ref={input}
        multiple
        label={t('fields.medias')}
        onFiles={(chosen) => onChange?.([...value, ...chosen])}
      />
      <Button ref={button} id={id} icon={<Paperclip size={15} />} onClick={() => input.current?.click()}>
        {t('chooseFiles')}
      </Button>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={t('fields.medias')}>
          {value.map((file, index) => (
            // Two files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${file.name} ${index}`}>
              <FileText size={17} />
              <span className={styles.fileName} title={file.name}>
                {file.name}
              </span>
              <IconButton
                icon={X}
                label={t('common:form.removeFile', { name: file.name })}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
