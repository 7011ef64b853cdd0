import { Button } from 'antd';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { RecentServer, ServerAddresses } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { FlaskConical, Server } from '@/ui/icons';
import { useAsync } from '@/ui/useAsync';
import styles from './ServerLine.module.css';
import { hostOf } from './hostOf';
import { chooseServer, noteServerMove, probeServer } from './serverThunks';

type Reachability =
  | { readonly state: 'checking' | 'available' | 'silent' | 'untrusted' }
  /** It leads to another address, and no sign-in follows it there. */
  | { readonly state: 'moved'; readonly to: RecentServer };

const isSameAddress = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) ? new URL(one).href === new URL(other).href : one === other;

/** Whether the server in use answers now; asked again when the address changes or the network is back. */
const useReachability = (address: string): Reachability => {
  const dispatch = useAppDispatch();
  // Plain http was accepted with the address before, so it needs no second question.
  const allowInsecure = address.startsWith('http:');
  const ask = useCallback(
    () => dispatch(probeServer({ address, allowInsecure })).unwrap(),
    [address, allowInsecure, dispatch],
  );
  const { status, value, reload } = useAsync(ask);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  const told = status === 'ready' && value?.ok ? value.addresses.rest : address;
  const hasMoved = !isSameAddress(told, address);
  useEffect(() => {
    if (hasMoved) void dispatch(noteServerMove({ from: address, to: told }));
  }, [address, dispatch, hasMoved, told]);
  if (status === 'loading') return { state: 'checking' };
  if (status === 'failed' || !value) return { state: 'silent' };
  if (!value.ok) return { state: value.refusal === 'certificate' ? 'untrusted' : 'silent' };
  if (!hasMoved) return { state: 'available' };
  return { state: 'moved', to: { address: value.address, addresses: value.addresses } };
};

interface MovedNoteProps {
  readonly to: RecentServer;
  readonly mayChoose: boolean;
}

/** Says where the server is now, and takes the new address. */
const MovedNote = ({ to, mayChoose }: MovedNoteProps) => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const address = to.addresses.rest;
  return (
    <div className={styles.reason} role="alert">
      <p>{t(mayChoose ? 'server.movedTo' : 'server.movedManaged', { address })}</p>
      {mayChoose && (
        <Button size="small" onClick={() => void dispatch(chooseServer(to))}>
          {t('server.follow')}
        </Button>
      )}
    </div>
  );
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
        <output className={classNames(styles.state, styles[reachability.state])}>
          <span className={styles.dot} />
          {t(`server.${reachability.state}`)}
        </output>
        {onChange && (
          <Button size="small" onClick={onChange}>
            {t('server.change')}
          </Button>
        )}
      </div>
      {/* A certificate may expire long after the server was chosen, and then no sign-in gets an answer. */}
      {reachability.state === 'untrusted' && (
        <p className={styles.reason} role="alert">
          {t('refusal.certificate')}
        </p>
      )}
      {reachability.state === 'moved' && <MovedNote to={reachability.to} mayChoose={onChange !== undefined} />}
    </>
  );
};
