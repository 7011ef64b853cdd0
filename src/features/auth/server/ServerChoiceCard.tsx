import { useTranslation } from 'react-i18next';
import type { ServerState } from '@/bridge/desktop';
import { Building2, FlaskConical, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { AddressForm } from './AddressForm';
import { ServerCard } from './ServerCard';
import { hostOf } from './hostOf';
import styles from './ServerChoiceCard.module.css';
import { useServerChoice } from './useServerChoice';

interface ServerChoiceCardProps {
  readonly server: ServerState;
  readonly offersDemo: boolean;
  readonly onChosen: () => void;
  /** Absent at the first start, where a server must be chosen. */
  readonly onClose?: () => void;
}

/** Which server to work with: those used before, the demo workspace, or another address. */
export const ServerChoiceCard = ({ server, offersDemo, onChosen, onClose }: ServerChoiceCardProps) => {
  const { t } = useTranslation('auth');
  const { attempt, refusal, tryAddress, tryDemo } = useServerChoice(onChosen);
  const companies = server.recent.filter(({ addresses }) => addresses.kind === 'company');
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
      <p className={styles.hint}>{t(companies.length > 0 ? 'choice.hintRecent' : 'choice.hintFirst')}</p>
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
