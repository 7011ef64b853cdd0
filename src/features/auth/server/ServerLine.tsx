import { Button } from 'antd';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ServerAddresses } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { FlaskConical, Server } from '@/ui/icons';
import { useAsync } from '@/ui/useAsync';
import styles from './ServerLine.module.css';
import { hostOf } from './hostOf';
import { probeServer } from './serverThunks';

type Reachability = 'checking' | 'available' | 'silent' | 'untrusted';

/** Whether the server in use answers now; asked again when the address changes or the network is back. */
const useReachability = (address: string): Reachability => {
  const dispatch = useAppDispatch();
  // The address was accepted before, so plain http needs no second question.
  const ask = useCallback(() => dispatch(probeServer({ address, allowInsecure: true })).unwrap(), [address, dispatch]);
  const { status, value, reload } = useAsync(ask);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  if (status === 'loading') return 'checking';
  if (status === 'failed' || !value) return 'silent';
  if (value.ok) return 'available';
  return value.refusal === 'certificate' ? 'untrusted' : 'silent';
};

interface ServerLineProps {
  readonly server: ServerAddresses;
  /** Absent where another server cannot be chosen. */
  readonly onChange?: () => void;
}

/** Which server the form below signs in to, and whether it answers. */
export const ServerLine = ({ server, onChange }: ServerLineProps) => {
  const { t } = useTranslation('auth');
  const reachability = useReachability(server.rest);
  const isDemo = server.kind === 'demo';
  const Sign = isDemo ? FlaskConical : Server;
  return (
    <>
      <div className={styles.line}>
        <Sign size={17} />
        <div className={styles.names}>
          <span className={styles.label}>{t('server.label')}</span>
          <span className={styles.name}>{isDemo ? t('server.demo') : hostOf(server.rest)}</span>
        </div>
        <output className={classNames(styles.state, styles[reachability])}>
          <span className={styles.dot} />
          {t(`server.${reachability}`)}
        </output>
        {onChange && (
          <Button size="small" onClick={onChange}>
            {t('server.change')}
          </Button>
        )}
      </div>
      {/* A certificate may expire long after the server was chosen, and then no sign-in gets an answer. */}
      {reachability === 'untrusted' && (
        <p className={styles.reason} role="alert">
          {t('refusal.certificate')}
        </p>
      )}
    </>
  );
};
