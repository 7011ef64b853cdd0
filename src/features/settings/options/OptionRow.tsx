import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from './OptionsTab.module.css';

interface OptionRowProps extends Pick<ComponentProps<typeof SettingRow>, 'label' | 'children'> {
  readonly hint: string;
  /** What the present choice may lead to. */
  readonly warning?: string | undefined;
  /** The last change was not taken, and no toast says so. */
  readonly failed: boolean;
}

/** One option: what it is called and does, its control, and what went wrong with it. */
export const OptionRow = ({ label, hint, warning, failed, children }: OptionRowProps) => {
  const { t } = useTranslation('common');
  return (
    <SettingRow label={label} hint={hint} aside={<output className={styles.warning}>{warning}</output>}>
      {(names) => (
        <div className={styles.control}>
          {children(names)}
          <div role="alert">{failed && <p className={styles.failed}>{t('state.failed')}</p>}</div>
        </div>
      )}
    </SettingRow>
  );
};
