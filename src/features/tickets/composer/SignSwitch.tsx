import { Switch } from 'antd';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isSigning, keepSigning, signedText } from '@/entities/conversations/outbox/signature';
import { selectAccount, selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import styles from './SignSwitch.module.css';

interface Signature {
  readonly isOn: boolean;
  readonly switchTo: (isOn: boolean) => void;
  /** Returns the text to send: below the user's name while signing is on. */
  readonly sign: (text: string) => string;
}

/** Called after a change: two conversations may be side by side, and the switch of each shows the same choice. */
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The sign-message switch, remembered for each user on this computer. */
export const useSignature = (): Signature => {
  const account = useAppSelector(selectAccount);
  const name = useAppSelector((state) => selectUser(state)?.name ?? '');
  const isOn = useSyncExternalStore(subscribe, () => isSigning(localStorage, account));
  const switchTo = useCallback(
    (next: boolean) => {
      keepSigning(localStorage, account, next);
      for (const tell of listeners) tell();
    },
    [account],
  );
  return { isOn, switchTo, sign: (text) => (isOn ? signedText(name, text) : text) };
};

interface SignSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch that puts the agent's name above every text. */
export const SignSwitch = memo(({ isOn, onChange }: SignSwitchProps) => {
  const { t } = useTranslation('composer');
  return (
    <label className={styles.sign} title={t('sign.hint')}>
      <Switch size="small" checked={isOn} onChange={onChange} aria-label={t('sign.name')} />
      <span className={styles.word} aria-hidden="true">
        {t('sign.label')}
      </span>
    </label>
  );
});
SignSwitch.displayName = 'SignSwitch';
