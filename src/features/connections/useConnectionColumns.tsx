import { useTranslation } from 'react-i18next';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import type { SessionAction } from '@/domain/connectionSession';
import { formatMoment } from '@/lib/dates';
import { useCan } from '@/store/hooks';
import type { Column } from '@/ui/collection/columns';
import { Chip } from '@/ui/layout/Chip';
import { ConnectionName } from './ConnectionName';
import styles from './ConnectionsPage.module.css';
import { ConnectionStatus } from './ConnectionStatus';
import { SessionCell } from './SessionCell';

/** Name, status, session action, last update and default mark; the session needs its permission. */
export const useConnectionColumns = (
  onAction: (action: SessionAction, connection: Whatsapp) => void,
): readonly Column<Whatsapp>[] => {
  const { t } = useTranslation('connections');
  const mayAct = useCan('connections-page:actionButtons');
  const session: Column<Whatsapp> = {
    key: 'session',
    title: t('page.session'),
    width: 290,
    narrow: 'second',
    render: (connection) => <SessionCell connection={connection} onAction={onAction} />,
  };
  return [
    { key: 'name', title: t('page.name'), render: (connection) => <ConnectionName connection={connection} /> },
    {
      key: 'status',
      title: t('page.status'),
      width: 150,
      narrow: 'second',
      render: ({ status }) => <ConnectionStatus status={status} />,
    },
    ...(mayAct ? [session] : []),
    {
      key: 'updated',
      title: t('page.updated'),
      width: 150,
      render: ({ updatedAt }) => <span className={styles.updated}>{formatMoment(updatedAt)}</span>,
    },
    {
      key: 'default',
      title: t('page.default'),
      width: 100,
      render: ({ isDefault }) => isDefault && <Chip size="medium">{t('page.isDefault')}</Chip>,
    },
  ];
};
