import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Upload } from '@/ui/icons';
import styles from './ImportDialog.module.css';
import type { ImportStep } from './useContactImport';

interface FileStepProps {
  readonly problem: Extract<ImportStep, { kind: 'choose' }>['problem'];
  readonly onFile: (file: File) => void;
}

/** The choice of the file, and what is wrong with the one chosen before. */
export const FileStep = ({ problem, onFile }: FileStepProps) => {
  const { t } = useTranslation('contacts');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.hint}>{t('import.hint')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xls,.xlsx"
        aria-label={t('import.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button icon={<Upload size={15} />} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <div role="alert">{problem && <p className={styles.problem}>{t(`import.problems.${problem}`)}</p>}</div>
    </>
  );
};
