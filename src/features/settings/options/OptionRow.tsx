import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OptionsTab.module.css';

interface OptionRowProps {
  readonly label: string;
  readonly hint: string;
  /** What the present choice may lead to. */
  readonly warning?: string | undefined;
  /** The last change was not taken, and no toast says so. */
  readonly failed: boolean;
  readonly children: (names: { readonly 'aria-labelledby': string; readonly 'aria-describedby': string }) => ReactNode;
}

/** One option: what it is called and does, its control, and what went wrong with it. */
export const OptionRow = ({ label, hint, warning, failed, children }: OptionRowProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div id={id} className={styles.label}>
          {label}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        <output className={styles.warning}>{warning}</output>
      </div>
      <div className={styles.control}>
        {children({ 'aria-labelledby': id, 'aria-describedby': `${id}-hint` })}
        <div role="alert">{failed && <p className={styles.failed}>{t('state.failed')}</p>}</div>
      </div>
    </div>
  );
};
