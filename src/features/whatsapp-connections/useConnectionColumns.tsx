import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import {
  readSessionState,
  SESSION_ACTIONS,
  type SessionAction,
  type WhatsappState,
} from '@/domain/company/whatsappSession';
import { dayAndTime } from '@/lib/moments';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { useAppSelector, useCan } from '@/store/hooks';
import type { Column } from '@/ui/collection/columns';
import { CircleAlert, CircleCheck, LoaderCircle, QrCode, Smartphone, WifiOff } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { StatusPill } from '@/ui/layout/StatusPill';
import styles from './whatsappConnections.module.css';

interface SessionCellProps {
  readonly connection: Whatsapp;
  readonly onAction: (action: SessionAction, connection: Whatsapp) => void;
}

/** The buttons for a connection's session; while it opens there is nothing to press. */
const SessionCell = ({ connection, onAction }: SessionCellProps) => {
  const { t } = useTranslation('whatsappConnections');
  const state = readSessionState(connection.status);
  const isAsked = useAppSelector(({ whatsappConnections }) => whatsappConnections.asking[connection.id] === true);
  // The server may have got as far as a code or a phone meanwhile.
  if (state === 'opening' || (isAsked && SESSION_ACTIONS[state].includes('retry'))) {
    return (
      <Button size="small" disabled loading>
        {t('session.connecting')}
      </Button>
    );
  }
  return (
    <span className={styles.session}>
      {SESSION_ACTIONS[state].map((action) => (
        <Button
          key={action}
          size="small"
          type={action === 'showQr' ? 'primary' : 'default'}
          aria-label={`${t(`session.${action}`)} ${connection.name}`}
          onClick={() => onAction(action, connection)}
        >
          {t(`session.${action}`)}
        </Button>
      ))}
    </span>
  );
};

const LOOKS = {
  connected: { tone: 'success', icon: CircleCheck },
  opening: { tone: 'info', icon: LoaderCircle },
  pairing: { tone: 'info', icon: LoaderCircle },
  qrcode: { tone: 'warning', icon: QrCode },
  disconnected: { tone: 'danger', icon: WifiOff },
  timeout: { tone: 'danger', icon: WifiOff },
  pending: { tone: 'neutral', icon: CircleAlert },
  unknown: { tone: 'neutral', icon: CircleAlert },
} as const satisfies Record<WhatsappState, object>;

/** A connection's status by colour, sign and word; an unknown one by its own text. */
const ConnectionStatus = ({ status }: { readonly status: string }) => {
  const { t } = useTranslation('whatsappConnections');
  const state = readSessionState(status);
  const { tone, icon } = LOOKS[state];
  return (
    <StatusPill tone={tone} icon={icon}>
      {state === 'unknown' ? status || t('status.none') : t(`status.${state}`)}
    </StatusPill>
  );
};

interface ConnectionNameProps {
  readonly connection: Whatsapp;
  /** Below both, where the row has no other place. */
  readonly second?: ReactNode;
}

/** A connection's name above the queues it serves. */
const ConnectionName = ({ connection: { name, queues }, second }: ConnectionNameProps) => (
  <span className={styles.connection}>
    <span className={styles.sign}>
      <Smartphone size={15} />
    </span>
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      {queues && queues.length > 0 && (
        <span className={styles.queues}>{queues.map((queue) => queue.name).join(', ')}</span>
      )}
      {second !== undefined && <span className={styles.second}>{second}</span>}
    </span>
  </span>
);

/** Name, status, session action, last update and default mark; the session needs its permission. */
export const useConnectionColumns = (
  onAction: (action: SessionAction, connection: Whatsapp) => void,
): readonly Column<Whatsapp>[] => {
  const { t } = useTranslation('whatsappConnections');
  const mayAct = useCan('connections-page:actionButtons');
  const session: Column<Whatsapp> = {
    key: 'session',
    title: t('page.session'),
    width: 282,
    narrow: 'second',
    render: (connection) => <SessionCell connection={connection} onAction={onAction} />,
  };
  return [
    {
      key: 'name',
      title: t('page.name'),
      width: 204,
      render: (connection) => <ConnectionName connection={connection} />,
      stack: (connection, second) => <ConnectionName connection={connection} second={second} />,
    },
    {
      key: 'status',
      title: t('page.status'),
      width: 182,
      narrow: 'second',
      render: ({ status }) => <ConnectionStatus status={status} />,
    },
    ...(mayAct ? [session] : []),
    {
      key: 'updated',
      title: t('page.updated'),
      width: 138,
      spare: true,
      render: ({ updatedAt }) => <span className={styles.updated}>{dayAndTime(updatedAt)}</span>,
    },
    {
      key: 'default',
      title: t('page.default'),
      width: 132,
      render: ({ isDefault }) => isDefault && <Chip size="medium">{t('page.isDefault')}</Chip>,
    },
  ];
};
