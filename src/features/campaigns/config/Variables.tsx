import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { CampaignVariable } from '@/domain/company/campaigns';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { Plus, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './CampaignsConfigPage.module.css';

interface VariableListProps {
  readonly variables: readonly CampaignVariable[];
  readonly onChange: (variables: readonly CampaignVariable[]) => void;
}

/** Nothing is typed. */
export const NO_VARIABLE: CampaignVariable = { key: '', value: '' };

/** Braces are added where a shortcut is shown; typed ones would appear twice. */
const plainKey = (key: string): string => key.replaceAll(/[{}]/g, '').trim();

const isTaken = (variables: readonly CampaignVariable[], key: string): boolean =>
  key !== '' && variables.some((variable) => variable.key === key);

/** The variables with a typed one; null where it lacks a part or its shortcut is taken. */
export const withVariable = (
  variables: readonly CampaignVariable[],
  { key: typedKey, value }: CampaignVariable,
): readonly CampaignVariable[] | null => {
  const key = plainKey(typedKey);
  return key === '' || value.trim() === '' || isTaken(variables, key) ? null : [...variables, { key, value }];
};

const VariableList = ({ variables, onChange }: VariableListProps) => {
  const { t } = useTranslation(['campaigns', 'common']);
  const confirm = useConfirm();
  // The settings may change while the question is open.
  const latest = useRef({ variables, onChange });
  useEffect(() => {
    latest.current = { variables, onChange };
  });
  const remove = async (variable: CampaignVariable): Promise<void> => {
    const confirmed = await confirm({
      title: t('config.removeTitle', { variable: `{${variable.key}}` }),
      message: t('config.removeMessage'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    });
    if (!confirmed) return;
    const now = latest.current;
    now.onChange(now.variables.filter((other) => other.key !== variable.key));
  };
  return (
    <ul className={styles.variables} aria-label={t('config.variables')}>
      {variables.map((variable) => (
        <li key={variable.key}>
          <code className={styles.key} data-selectable>{`{${variable.key}}`}</code>
          <span className={styles.content} data-selectable>
            {variable.value}
          </span>
          <IconButton
            icon={Trash2}
            label={t('config.removeVariable', { variable: `{${variable.key}}` })}
            onClick={() => void remove(variable)}
          />
        </li>
      ))}
    </ul>
  );
};

interface VariablesProps extends VariableListProps {
  /** What is typed of a further one. */
  readonly typed: CampaignVariable;
  readonly onType: (typed: CampaignVariable) => void;
}

/** The custom variables: shortcut and content, each shortcut once. */
export const Variables = ({ variables, onChange, typed, onType }: VariablesProps) => {
  const { t } = useTranslation(['campaigns', 'common']);
  const ids = { key: useId(), value: useId(), error: useId() };
  const taken = isTaken(variables, plainKey(typed.key));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const more = withVariable(variables, typed);
    if (!more) return;
    onChange(more);
    onType(NO_VARIABLE);
  };
  return (
    <>
      <h2 className={styles.heading}>{t('config.variables')}</h2>
      <p className={styles.hint}>{t('config.variablesHint')}</p>
      <form className={styles.add} onSubmit={add}>
        <div className={styles.interval}>
          <label htmlFor={ids.key}>{t('config.shortcut')}</label>
          <Input
            id={ids.key}
            size="large"
            spellCheck={false}
            value={typed.key}
            status={taken ? 'error' : undefined}
            aria-invalid={taken}
            aria-describedby={taken ? ids.error : undefined}
            onChange={({ target }) => onType({ ...typed, key: target.value })}
          />
        </div>
        <div className={styles.interval}>
          <label htmlFor={ids.value}>{t('config.content')}</label>
          <Input
            id={ids.value}
            size="large"
            value={typed.value}
            onChange={({ target }) => onType({ ...typed, value: target.value })}
          />
        </div>
        <Button size="large" htmlType="submit" icon={<Plus size={15} />}>
          {t('config.addVariable')}
        </Button>
      </form>
      <div role="alert">
        {taken && (
          <p id={ids.error} className={styles.taken}>
            {t('config.taken')}
          </p>
        )}
      </div>
      {variables.length === 0 ? (
        <p className={styles.hint}>{t('config.noVariables')}</p>
      ) : (
        <VariableList variables={variables} onChange={onChange} />
      )}
    </>
  );
};
