import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Credentials } from '@/bridge/desktop';
import { dayAndTime } from '@/lib/moments';
import { useAppSelector } from '@/store/hooks';
import { DemoStrip } from '@/ui/feedback/Strip';
import { Info } from '@/ui/icons';
import { LoginForm } from './LoginForm';
import styles from './auth.module.css';
import { PageLinks } from './PageLinks';
import { PublicFrame } from './PublicFrame';
import { DemoAccounts } from './demo/DemoAccounts';
import { ServerChoiceCard } from './server/ServerChoiceCard';
import { ServerLine } from './server/ServerLine';
import { useLoginEnvironment } from './server/useLoginEnvironment';

const ENDED_TEXTS = { expired: 'ended.expired', elsewhere: 'ended.elsewhere', deleted: 'ended.deleted' } as const;

/** Why the session ended, and when, unless the user ended it. */
const EndedNotice = () => {
  const { t } = useTranslation('auth');
  const { ended, endedAt } = useAppSelector((state) => state.session);
  if (ended === null || ended === 'logout') return null;
  return (
    <output className={styles.notice}>
      <Info size={15} />
      <span>
        <span>{t(ENDED_TEXTS[ended])}</span> <span>{t('ended.at', { at: dayAndTime(endedAt) })}</span>
      </span>
    </output>
  );
};

/** Signing in: which server, which account. At the first start the server comes first. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const { environment, reload } = useLoginEnvironment();
  const [choosing, setChoosing] = useState(false);
  // Counted, so that the same account fills the form again after its values were changed.
  const endedEmail = useAppSelector((state) => state.session.endedEmail);
  const [filled, setFilled] = useState({ count: 0, by: { email: endedEmail, password: '' } });
  const [email, setEmail] = useState(endedEmail);
  if (!environment) return null;

  const { server, mayChoose, offersDemo, appVersion } = environment;
  const { current } = server;
  const isChoosing = mayChoose && (choosing || current === null);
  const isDemo = current?.kind === 'demo';
  const fill = (by: Credentials) => {
    setFilled({ count: filled.count + 1, by });
    setEmail(by.email);
  };

  const choice = (
    <ServerChoiceCard
      server={server}
      offersDemo={offersDemo}
      onChosen={() => {
        setChoosing(false);
        reload();
      }}
      onClose={current ? () => setChoosing(false) : undefined}
    />
  );
  const aside = isChoosing ? choice : isDemo ? <DemoAccounts onChoose={fill} /> : undefined;

  return (
    <PublicFrame
      aside={aside}
      asideFirst={isChoosing && current !== null}
      notice={isDemo && <DemoStrip />}
      appVersion={appVersion}
    >
      {current ? (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
          <EndedNotice />
          <ServerLine server={current} onChange={mayChoose && !choosing ? () => setChoosing(true) : undefined} />
          <LoginForm key={filled.count} fill={filled.by} onEmail={setEmail} />
          <PageLinks to={['signup', 'password']} email={email} />
        </>
      ) : (
        <>
          <h1 className={styles.title}>{t('welcome.title')}</h1>
          <p className={styles.subtitle}>{t('welcome.hint')}</p>
        </>
      )}
    </PublicFrame>
  );
};
