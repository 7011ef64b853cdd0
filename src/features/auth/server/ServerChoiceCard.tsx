import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ProbeRefusal, ServerState } from '@/bridge/desktop';
import { classNames } from '@/ui/classNames';
import { Spinner } from '@/ui/feedback/Spinner';
import { Building2, CircleAlert, CircleCheck, FlaskConical, type Icon, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './ServerChoiceCard.module.css';
import { hostOf } from './hostOf';
import { type MayChoose, useServerChoice } from './useServerChoice';

interface AddressFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly refusal: ProbeRefusal | null;
  readonly onSubmit: (address: string) => void;
}

/** A typed server address, checked before it is used. A refusal is shown below it. */
const AddressForm = ({ label, busy, disabled, refusal, onSubmit }: AddressFormProps) => {
  const { t } = useTranslation('auth');
  const id = useId();
  const [address, setAddress] = useState('');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!disabled) onSubmit(address.trim());
  };

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <Input
          id={id}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          placeholder="https://"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          status={refusal ? 'error' : undefined}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-refusal`}
        />
        <Button htmlType="submit" loading={busy} disabled={disabled}>
          {t('choice.verify')}
        </Button>
      </div>
      <div id={`${id}-refusal`} role="alert">
        {refusal && (
          <p className={styles.refusal}>
            <CircleAlert size={14} />
            {t(`refusal.${refusal}`)}
          </p>
        )}
      </div>
    </form>
  );
};

interface ServerCardProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  /** The server in use. */
  readonly selected: boolean;
  readonly busy?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** One server to choose. */
const ServerCard = ({ icon: Sign, title, hint, selected, busy = false, disabled, onClick }: ServerCardProps) => (
  <button
    type="button"
    className={classNames(styles.serverCard, selected && styles.selected)}
    aria-pressed={selected}
    disabled={disabled}
    onClick={onClick}
  >
    <span className={styles.tile}>
      <Sign size={16} />
    </span>
    <span className={styles.names}>
      <span className={styles.serverCardTitle}>{title}</span>
      <span className={styles.serverCardHint}>{hint}</span>
    </span>
    {busy && <Spinner size={17} />}
    {selected && !busy && <CircleCheck size={18} />}
  </button>
);

interface ServerChoiceCardProps {
  readonly server: ServerState;
  readonly offersDemo: boolean;
  /** Asked before a server that answers is used. */
  readonly mayChoose?: MayChoose;
  readonly onChosen: () => void;
  /** Absent at the first start, where a server must be chosen. */
  readonly onClose?: () => void;
}

/** Which server to work with: those used before, the demo workspace, or another address. */
export const ServerChoiceCard = ({ server, offersDemo, mayChoose, onChosen, onClose }: ServerChoiceCardProps) => {
  const { t } = useTranslation('auth');
  const { attempt, refusal, tryAddress, tryDemo } = useServerChoice(onChosen, mayChoose);
  const companies = server.recent.filter(({ addresses }) => addresses.kind === 'company');
  // An administrator may hide the demo workspace: then its name is not on the page either.
  const firstHint = offersDemo ? 'choice.hintFirst' : 'choice.hintAddress';
  const isBusy = attempt !== null;
  const isStartingDemo = attempt?.kind === 'demo';
  const triedByHand = attempt?.kind === 'address' && companies.every(({ address }) => address !== attempt.address);
  return (
    <section className={styles.card} aria-labelledby="server-choice-title">
      <div className={styles.head}>
        <h2 id="server-choice-title" className={styles.title}>
          {t('choice.title')}
        </h2>
        {onClose && <IconButton icon={X} size={28} label={t('choice.close')} onClick={onClose} />}
      </div>
      <p className={styles.hint}>{t(companies.length > 0 ? 'choice.hintRecent' : firstHint)}</p>
      <div className={styles.servers}>
        {companies.map(({ address, addresses }) => (
          <ServerCard
            key={address}
            icon={Building2}
            title={hostOf(address)}
            hint={address}
            selected={server.current?.rest === addresses.rest}
            busy={attempt?.kind === 'address' && attempt.address === address}
            disabled={isBusy}
            onClick={() => void tryAddress(address)}
          />
        ))}
        {offersDemo && (
          <ServerCard
            icon={FlaskConical}
            title={t('server.demo')}
            hint={t(isStartingDemo ? 'choice.demoStarting' : 'choice.demoHint')}
            selected={server.current?.kind === 'demo'}
            busy={isStartingDemo}
            disabled={isBusy}
            onClick={() => void tryDemo()}
          />
        )}
      </div>
      <AddressForm
        label={t(companies.length > 0 ? 'choice.other' : 'choice.address')}
        busy={triedByHand}
        disabled={isBusy}
        refusal={refusal}
        onSubmit={(address) => void tryAddress(address)}
      />
    </section>
  );
};
