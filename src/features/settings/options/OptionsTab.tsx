import { Button, Select, Switch } from 'antd';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  CHATBOT_SETTINGS,
  type ChoiceSetting,
  isSwitchSetting,
  SERVICE_SETTINGS,
  SETTING_VALUES,
  settingChoices,
  settingDefault,
} from '@/domain/company/companySettings';
import { isStaleAnswer } from '@/entities/base/failure';
import { loadSettings } from '@/entities/session/sessionDetails';
import { saveSetting } from '@/entities/company/settings/settings';
import { tokenDiscarded, tokenSaved, tokenTyped } from '@/entities/company/settings/typedSettings';
import type { SettingKey } from '@/protocol/records/settings';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { SecretInput } from '@/ui/form/hiddenInputs';
import { UnsavedNote } from '@/ui/form/UnsavedNote';
import { SettingRow } from '@/ui/layout/SettingRow';
import { useRead } from '@/ui/useAsync';
import { useLeft } from '@/ui/useLeft';
import styles from './OptionsTab.module.css';

interface SettingOptionProps extends Pick<ComponentProps<typeof SettingRow>, 'label' | 'children'> {
  readonly hint: string;
  /** Possible consequences of the present choice. */
  readonly warning?: string | undefined;
  /** The last change was refused, and no toast says so. */
  readonly failed: boolean;
}

/** One option: what it is called and does, its control, and what went wrong with it. */
const SettingOption = ({ label, hint, warning, failed, children }: SettingOptionProps) => {
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

/**
 * Saves one setting at once and says so; while it runs the new value is shown, and no other one is taken. Its control is not disabled
 * meanwhile, which would lose the focus.
 */
const useSettingSave = (key: SettingKey) => {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const left = useLeft();
  const save = async (value: string): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(value);
    setFailed(false);
    const answer = await dispatch(saveSetting({ key, value }));
    const ok = saveSetting.fulfilled.match(answer);
    const isUntold = !ok && answer.error.code === null && !isStaleAnswer(answer);
    setFailed(isUntold);
    setPending(null);
    if (ok) dispatch(toastShown({ kind: 'success', textKey: 'settings:saved' }));
    // The row that would say so is gone.
    if (isUntold && left.current) dispatch(toastShown({ kind: 'error', textKey: 'common:state.failed' }));
    return ok;
  };
  return { pending, failed, save };
};

interface ChoiceRowProps {
  readonly name: ChoiceSetting;
}

/** An option: a switch for yes or no, else a list of values; one that is not known here is shown as it is. */
const ChoiceRow = ({ name }: ChoiceRowProps) => {
  const { t } = useTranslation('settings');
  const stored = useAppSelector(({ session }) => session.settings[name]) || settingDefault(name);
  const { pending, failed, save } = useSettingSave(name);
  const known: readonly string[] = SETTING_VALUES[name];
  const nameOf = (value: string): string =>
    known.includes(value) ? t(`values.${value as (typeof SETTING_VALUES)[ChoiceSetting][number]}`) : value;
  const shown = pending ?? stored;
  const isRisky = name === 'chatBotType' && (shown === 'button' || shown === 'list');
  return (
    <SettingOption
      label={t(`options.${name}.label`)}
      hint={t(`options.${name}.hint`)}
      warning={isRisky ? t('options.chatBotType.warning') : undefined}
      failed={failed}
    >
      {(names) =>
        isSwitchSetting(name, stored) ? (
          <Switch
            {...names}
            checked={shown === 'enabled'}
            aria-busy={pending !== null}
            onChange={(on) => void save(on ? 'enabled' : 'disabled')}
          />
        ) : (
          <Select
            {...names}
            value={shown}
            loading={pending !== null}
            onChange={(value) => void save(value)}
            options={settingChoices(name, stored).map((value) => ({ value, label: nameOf(value) }))}
          />
        )
      }
    </SettingOption>
  );
};

interface AsaasRowProps {
  /** What the server has. */
  readonly stored: string;
}

/** The token of the payment provider: masked, and saved by its own button. What is typed stays when the page is left. */
const AsaasRow = ({ stored }: AsaasRowProps) => {
  const { t } = useTranslation(['settings', 'common']);
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(stored);
  const text = useAppSelector((state) => state.typedSettings.asaas) ?? saved;
  const { pending, failed, save } = useSettingSave('asaas');
  // A pasted token often has a blank at its end.
  const token = text.trim();
  const submit = async (): Promise<void> => {
    if (!(await save(token))) return;
    setSaved(token);
    dispatch(tokenSaved(text));
  };
  return (
    <SettingOption label={t('options.asaas.label')} hint={t('options.asaas.hint')} failed={failed}>
      {(names) => (
        <>
          <form
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <SecretInput {...names} value={text} onChange={(typed) => dispatch(tokenTyped(typed))} />
            <Button htmlType="submit" loading={pending !== null} disabled={pending !== null || token === saved}>
              {t('common:actions.save')}
            </Button>
          </form>
          {token !== saved && pending === null && <UnsavedNote onDiscard={() => dispatch(tokenDiscarded())} />}
        </>
      )}
    </SettingOption>
  );
};

const OptionGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** The company's options, each saved alone. */
export const OptionsTab = () => {
  const { t } = useTranslation('settings');
  const { status, value: settings, reload } = useRead(loadSettings);
  if (!settings) {
    return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={8} height={64} shape="field" />;
  }
  return (
    <div className={styles.options}>
      <OptionGroup title={t('groups.service')}>
        {SERVICE_SETTINGS.map((key) => (
          <ChoiceRow key={key} name={key} />
        ))}
      </OptionGroup>
      <OptionGroup title={t('groups.chatbot')}>
        {CHATBOT_SETTINGS.map((key) => (
          <ChoiceRow key={key} name={key} />
        ))}
        {/* The stored token of a payment provider stays out of the store. */}
        <AsaasRow stored={settings.find(({ key }) => key === 'asaas')?.value ?? ''} />
      </OptionGroup>
    </div>
  );
};
