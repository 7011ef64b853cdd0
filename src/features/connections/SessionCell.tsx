import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { readSessionState, SESSION_ACTIONS, type SessionAction } from '@/domain/connectionSession';
import styles from './ConnectionsPage.module.css';

interface SessionCellProps {
  readonly connection: Whatsapp;
  readonly onAction: (action: SessionAction, connection: Whatsapp) => void;
}

/** The buttons for a connection's session; while it opens there is nothing to press. */
export const SessionCell = ({ connection, onAction }: SessionCellProps) => {
  const { t } = useTranslation('connections');
  const state = readSessionState(connection.status);
  if (state === 'opening') {
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
