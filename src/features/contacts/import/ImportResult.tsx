import { useTranslation } from 'react-i18next';
import { readErrorCode, readPortugueseSentence } from '@/protocol/errors';
import type { ContactSheet } from '@/domain/contactSheet';
import type { ImportReport } from '@/entities/contacts/contactImport';
import styles from './ImportDialog.module.css';
import { UnusableRows } from './UnusableRows';

interface ImportResultProps {
  readonly sheet: ContactSheet;
  readonly report: ImportReport;
}

/** What was taken and what was refused, row by row with the reason. */
export const ImportResult = ({ sheet, report: { added, refused } }: ImportResultProps) => {
  const { t } = useTranslation(['contacts', 'errors']);
  const reasonOf = (message: string): string => {
    const code = readErrorCode(message);
    return code ? t(`errors:${code}`) : (readPortugueseSentence(message) ?? t('import.refusedByServer'));
  };
  return (
    <>
      <output className={styles.text}>{t('import.added', { count: added.length })}</output>
      {added.length > 0 && (
        <ul className={styles.rows}>
          {added.map((name, index) => (
            // Two rows may have one name, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.row}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('import.refused', { count: refused.length })}</h3>
          <ul className={styles.rows}>
            {refused.map(({ name, message }, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.row}>
                <span>{name}</span>
                <span className={styles.reason}>{reasonOf(message)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <UnusableRows rows={sheet.unusable} />
    </>
  );
};
