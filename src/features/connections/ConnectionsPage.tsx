import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { readSessionState } from '@/domain/connectionSession';
import { useCan } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Plug, Trash2 } from '@/ui/icons';
import { ConnectionDialog } from './dialog/ConnectionDialog';
import { QrDialog } from './qr/QrDialog';
import { useConnectionColumns } from './useConnectionColumns';
import { useConnectionList } from './useConnectionList';
import { useConnectionRemoval } from './useConnectionRemoval';
import { useSessionActions } from './useSessionActions';

const nameOf = ({ name }: Whatsapp) => name;

/** The company's WhatsApp connections. */
export const ConnectionsPage = () => {
  const { t } = useTranslation(['connections', 'common']);
  const mayAdd = useCan('connections-page:addConnection');
  const mayChange = useCan('connections-page:editOrDeleteConnection');
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [scanned, setScanned] = useState<number | null>(null);
  const list = useConnectionList();
  const act = useSessionActions(setScanned);
  const remove = useConnectionRemoval();
  const columns = useConnectionColumns((action, connection) => void act(action, connection));
  const actionsOf = (connection: Whatsapp): readonly RowAction[] => {
    // Its phone is being called up: nothing can be done with it now.
    const disabled = readSessionState(connection.status) === 'opening';
    return [
      {
        key: 'edit',
        label: t('common:actions.edit'),
        icon: Pencil,
        main: true,
        opens: true,
        disabled,
        onSelect: () => setEdited(connection.id),
      },
      {
        key: 'remove',
        label: t('common:actions.delete'),
        icon: Trash2,
        main: true,
        danger: true,
        disabled,
        onSelect: () => void remove(connection),
      },
    ];
  };
  const create = () => setEdited('new');
  return (
    <CollectionPage
      title={t('page.title')}
      count={list.count}
      add={mayAdd ? { label: t('page.add'), onAdd: create } : undefined}
    >
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={mayChange ? actionsOf : undefined}
        empty={
          <EmptyState
            icon={Plug}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={mayAdd && <Button onClick={create}>{t('page.add')}</Button>}
          />
        }
      />
      {edited !== null && (
        <ConnectionDialog connectionId={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {scanned !== null && <QrDialog connectionId={scanned} onClose={() => setScanned(null)} />}
    </CollectionPage>
  );
};
