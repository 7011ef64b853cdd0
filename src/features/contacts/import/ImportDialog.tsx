import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SPREADSHEETS, type ContactSheet, type UnusableRow } from '@/domain/company/contactSheet';
import type { ImportReport } from '@/entities/company/contacts/contactImport';
import { readErrorCode, readPortugueseSentence } from '@/protocol/errors';
import { useAppSelector } from '@/store/hooks';
import { FileInput } from '@/ui/form/FileInput';
import { Upload } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { isFocusLost, useReturnFocus } from '@/ui/focus';
import styles from './ImportDialog.module.css';
import { type ImportStep, useContactImport } from './useContactImport';

/** Rows shown at first, and more at each press: a result may have many thousands. */
const ROWS_AT_ONCE = 200;

interface ResultRow {
  readonly name: string;
  readonly reason?: string;
}

interface ResultRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => ResultRow;
}

/** A list of rows, the first ones at first. */
const ResultRows = <Row,>({ rows, textOf }: ResultRowsProps<Row>) => {
  const { t } = useTranslation('contacts');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const left = rows.length - most;
  const showMore = (): void => {
    // The button leaves with the last rows.
    if (left <= ROWS_AT_ONCE) list.current?.focus();
    setMost(most + ROWS_AT_ONCE);
  };
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1} data-selectable>
      {rows
        .slice(0, most)
        .map(textOf)
        .map(({ name, reason }, index) => (
          // Two rows may have the same name, and the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <span>{name}</span>
            {reason !== undefined && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      {left > 0 && (
        <li className={styles.row}>
          <Button type="link" size="small" onClick={showMore}>
            {t('import.more', { count: Math.min(left, ROWS_AT_ONCE) })}
          </Button>
        </li>
      )}
    </ul>
  );
};

/** The rows of a sheet that cannot be imported, with the reason. */
const UnusableRows = ({ rows }: { readonly rows: readonly UnusableRow[] }) => {
  const { t } = useTranslation('contacts');
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('import.unusable', { count: rows.length })}</h3>
      <ResultRows
        rows={rows}
        textOf={({ row, name, reason }) => ({ name: t('import.row', { row, name }), reason: t(`import.${reason}`) })}
      />
    </>
  );
};

interface ImportResultProps {
  readonly sheet: ContactSheet;
  readonly report: ImportReport;
}

/** The rows imported, the rows that a lost connection left, and the rows refused, each with the reason. */
const ImportResult = ({ sheet, report: { added, refused, left } }: ImportResultProps) => {
  const { t } = useTranslation(['contacts', 'errors']);
  const reasonOf = (message: string): string => {
    const code = readErrorCode(message);
    return code ? t(`errors:${code}`) : (readPortugueseSentence(message) ?? t('import.refusedByServer'));
  };
  return (
    <>
      <output className={styles.text}>{t('import.added', { count: added.length })}</output>
      {added.length > 0 && <ResultRows rows={added} textOf={(name) => ({ name })} />}
      {left.length > 0 && (
        <>
          <p role="alert" className={styles.problem}>
            {t('import.left', { count: left.length })}
          </p>
          <ResultRows rows={left} textOf={({ name }) => ({ name })} />
        </>
      )}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('import.refused', { count: refused.length })}</h3>
          <ResultRows rows={refused} textOf={({ name, message }) => ({ name, reason: reasonOf(message) })} />
        </>
      )}
      <UnusableRows rows={sheet.unusable} />
    </>
  );
};

interface FileStepProps {
  readonly problem: Extract<ImportStep, { kind: 'choose' }>['problem'];
  readonly onFile: (file: File) => void;
}

/** The choice of the file, and what is wrong with the one chosen before. */
const FileStep = ({ problem, onFile }: FileStepProps) => {
  const { t } = useTranslation('contacts');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.hint}>{t('import.hint')}</p>
      <FileInput ref={input} accept={SPREADSHEETS} label={t('import.file')} onFiles={([file]) => onFile(file)} />
      <Button icon={<Upload size={15} />} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <div role="alert">{problem && <p className={styles.problem}>{t(`import.problems.${problem}`)}</p>}</div>
    </>
  );
};

interface ImportDialogProps {
  readonly onClose: () => void;
  /** Contacts may have been added: the list is read again. */
  readonly onImported: () => void;
}

/** Imports contacts from a spreadsheet: choose, preview, send, and the result of each row. */
export const ImportDialog = ({ onClose, onImported }: ImportDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const { step, choose, run, goOn } = useContactImport({ onClose, onImported });
  const imported = useAppSelector((state) => state.contactImport.imported);
  useReturnFocus();
  const isBusy = step.kind === 'reading' || step.kind === 'sending' || step.kind === 'running';
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed has left with its step.
    if (isFocusLost()) next.current?.focus();
  });
  const primary =
    step.kind === 'ready' && step.sheet.contacts.length > 0 ? (
      <Button ref={next} type="primary" onClick={() => void run(step.sheet)}>
        {t('import.run', { count: step.sheet.contacts.length })}
      </Button>
    ) : step.kind === 'done' && step.report.left.length > 0 ? (
      <Button ref={next} type="primary" onClick={() => void goOn(step.sheet, step.report)}>
        {t('import.goOn', { count: step.report.left.length })}
      </Button>
    ) : null;
  return (
    <Modal
      open
      width={480}
      title={t('import.title')}
      // A running import cannot be cancelled, so the dialog waits for its end.
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        !isBusy && (
          <>
            <Button ref={primary ? undefined : next} onClick={onClose}>
              {t(step.kind === 'done' ? 'common:actions.close' : 'common:actions.cancel')}
            </Button>
            {primary}
          </>
        )
      }
    >
      {step.kind === 'choose' && <FileStep problem={step.problem} onFile={(file) => void choose(file)} />}
      {step.kind === 'ready' && (
        <>
          <p className={styles.text} data-selectable>
            {t('import.found', { count: step.sheet.contacts.length, file: step.name })}
          </p>
          <UnusableRows rows={step.sheet.unusable} />
        </>
      )}
      {isBusy && (
        <output className={styles.text}>
          {step.kind === 'running' && imported > 0
            ? t('import.progress', { done: imported, total: step.total })
            : t(step.kind === 'reading' ? 'import.reading' : 'import.busy')}
        </output>
      )}
      {step.kind === 'done' && <ImportResult sheet={step.sheet} report={step.report} />}
    </Modal>
  );
};
