import { useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { Button, Input, type InputRef } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { CampaignVariable } from '@/domain/company/campaigns';
import { variableAdded, variableRemoved, variableTyped } from '@/entities/company/campaignSettings/campaignChanges';
import { useAppDispatch } from '@/store/hooks';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { focusAfter } from '@/ui/focus';
import { Plus, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './CampaignsConfigPage.module.css';

interface VariableListProps {
  readonly variables: readonly CampaignVariable[];
  /** The user wants one deleted, and has been asked. */
  readonly onRemove: (variable: CampaignVariable) => void;
}

export const isNothing = ({ key, value }: CampaignVariable): boolean => key === '' && value === '';

/** Braces are added where a shortcut is shown; typed ones would appear twice. */
const plainKey = (key: string): string => key.replaceAll(/[{}]/g, '').trim();

const isTaken = (variables: readonly CampaignVariable[], key: string): boolean =>
  key !== '' && variables.some((variable) => variable.key === key);

/** The typed variable; null where it lacks a part or its shortcut is taken. */
export const newVariable = (
  variables: readonly CampaignVariable[],
  { key: typedKey, value }: CampaignVariable,
): CampaignVariable | null => {
  const key = plainKey(typedKey);
  return key === '' || value.trim() === '' || isTaken(variables, key) ? null : { key, value };
};

/** A shortcut may be stored twice. */
const rowKeyOf = ({ key }: CampaignVariable, before: readonly CampaignVariable[]): string =>
  `${key} ${before.filter((variable) => variable.key === key).length}`;

const VariableList = ({ variables, onRemove }: VariableListProps) => {
  const { t } = useTranslation('campaigns');
  const mayDelete = useDeleteQuestion();
  const remove = async (variable: CampaignVariable): Promise<void> => {
    const title = t('config.removeTitle', { variable: `{${variable.key}}` });
    if (await mayDelete({ title, message: t('config.removeMessage') })) onRemove(variable);
  };
  return (
    <ul className={styles.variables} aria-label={t('config.variables')}>
      {variables.map((variable, place) => (
        <li key={rowKeyOf(variable, variables.slice(0, place))}>
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

interface VariablesProps extends Pick<VariableListProps, 'variables'> {
  /** What is typed of a further one. */
  readonly typed: CampaignVariable;
}

interface PartFieldProps {
  readonly ref: Ref<InputRef>;
  readonly label: string;
  readonly value: string;
  readonly spellCheck?: boolean;
  /** What is wrong with it; null while nothing is. */
  readonly refusal: string | null;
  readonly onChange: (value: string) => void;
}

/** Shortcut or content of the variable that is typed. */
const PartField = ({ ref, label, value, spellCheck, refusal, onChange }: PartFieldProps) => {
  const id = useId();
  const refusalId = useId();
  return (
    <div className={styles.interval}>
      <label htmlFor={id}>{label}</label>
      <Input
        ref={ref}
        id={id}
        size="large"
        spellCheck={spellCheck}
        value={value}
        status={refusal === null ? undefined : 'error'}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : refusalId}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="alert" id={refusalId} className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
};

/** The custom variables: shortcut and content, each shortcut once. */
export const Variables = ({ variables, typed }: VariablesProps) => {
  const { t } = useTranslation(['campaigns', 'common']);
  const dispatch = useAppDispatch();
  const keyField = useRef<InputRef>(null);
  const valueField = useRef<InputRef>(null);
  // The user tried to add the variable with a part missing: say which, until something is typed.
  const [isTried, setTried] = useState(false);
  const key = plainKey(typed.key);
  const missing = { key: key === '', value: typed.value.trim() === '' };
  const missed = (part: keyof CampaignVariable) => (isTried && missing[part] ? t('common:form.required') : null);
  const type = (part: Partial<CampaignVariable>) => {
    setTried(false);
    dispatch(variableTyped({ ...typed, ...part }));
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const variable = newVariable(variables, typed);
    setTried(!variable);
    if (!variable) {
      (missing.value && !missing.key ? valueField : keyField).current?.focus();
      return;
    }
    dispatch(variableAdded(variable));
  };
  // Its button, which had the focus, goes with it.
  const remove = (removed: CampaignVariable) =>
    focusAfter(
      () => dispatch(variableRemoved(removed)),
      () => keyField.current?.input,
    );
  return (
    <>
      <h2 className={styles.heading}>{t('config.variables')}</h2>
      <p className={styles.hint}>{t('config.variablesHint')}</p>
      <form className={styles.add} onSubmit={add}>
        <PartField
          ref={keyField}
          label={t('config.shortcut')}
          spellCheck={false}
          value={typed.key}
          refusal={isTaken(variables, key) ? t('config.taken') : missed('key')}
          onChange={(text) => type({ key: text })}
        />
        <PartField
          ref={valueField}
          label={t('config.content')}
          value={typed.value}
          refusal={missed('value')}
          onChange={(text) => type({ value: text })}
        />
        <Button size="large" htmlType="submit" icon={<Plus size={15} />}>
          {t('config.addVariable')}
        </Button>
      </form>
      {variables.length === 0 ? (
        <p className={styles.hint}>{t('config.noVariables')}</p>
      ) : (
        <VariableList variables={variables} onRemove={remove} />
      )}
    </>
  );
};
