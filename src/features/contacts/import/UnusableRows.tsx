import { useTranslation } from 'react-i18next';
import type { UnusableRow } from '@/domain/contactSheet';
import styles from './ImportDialog.module.css';

/** The rows of a sheet nothing can be made of, with the reason. */
export const UnusableRows = ({ rows }: { readonly rows: readonly UnusableRow[] }) => {
  const { t } = useTranslation('contacts');
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('import.unusable', { count: rows.length })}</h3>
      <ul className={styles.rows}>
        {rows.map(({ row, name, reason }) => (
          <li key={row} className={styles.row}>
            <span>{t('import.row', { row, name })}</span>
            <span className={styles.reason}>{t(`import.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
