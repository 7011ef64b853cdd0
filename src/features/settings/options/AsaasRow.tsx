import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SecretInput } from '@/ui/form/SecretInput';
import { OptionRow } from './OptionRow';
import styles from './OptionsTab.module.css';
import { useSettingSave } from './useSettingSave';

interface AsaasRowProps {
  /** What the server has. */
  readonly stored: string;
}

/** The token of the payment provider: masked, and saved by its own button. */
export const AsaasRow = ({ stored }: AsaasRowProps) => {
  const { t } = useTranslation(['settings', 'common']);
  const [saved, setSaved] = useState(stored);
  const [text, setText] = useState(stored);
  const { pending, failed, save } = useSettingSave('asaas');
  const submit = async (): Promise<void> => {
    if (await save(text)) setSaved(text);
  };
  return (
    <OptionRow label={t('options.asaas.label')} hint={t('options.asaas.hint')} failed={failed}>
      {(names) => (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <SecretInput {...names} value={text} onChange={setText} />
          <Button htmlType="submit" loading={pending !== null} disabled={pending !== null || text === saved}>
            {t('common:actions.save')}
          </Button>
        </form>
      )}
    </OptionRow>
  );
};
