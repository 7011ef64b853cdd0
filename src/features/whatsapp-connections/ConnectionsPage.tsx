import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  readSessionState,
  SESSION_ACTIONS,
  type SessionAction,
  type WhatsappState,
} from '@/domain/company/whatsappSession';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import {
  disconnect,
  loadConnections,
  removeConnection,
  renewQrCode,
  startWhatsappSession,
} from '@/entities/company/whatsappConnections/connectionThunks';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { useAppDispatch, useAppSelector, useAppStore, useCan } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import type { RowAction } from '@/ui/collection/columns';
import type { CollectionList } from '@/ui/collection/useCollectionList';
import { useConfirm, type ConfirmRequest } from '@/ui/feedback/ConfirmContext';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { useEditorTarget } from '@/ui/form/useEditorTarget';
import { Pencil, Plug, Trash2 } from '@/ui/icons';
import { ConnectionDialog } from './dialog/ConnectionDialog';
import { QrDialog } from './qr/QrDialog';
import { useConnectionColumns } from './useConnectionColumns';

/**
 * Asks a question about a connection. Somebody else may pair its phone while the question is open: then the answer counts only if
 * `allows` still says so of the new state.
 */
const useConnectionQuestion = () => {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const store = useAppStore();
  return async (
    { id, name }: Whatsapp,
    question: ConfirmRequest,
    allows: (state: WhatsappState) => boolean,
  ): Promise<boolean> => {
    if (!(await confirm(question))) return false;
    const now = store.getState().whatsappConnections.byId[id];
    if (now && allows(readSessionState(now.status))) return true;
    const values = { name };
    dispatch(toastShown({ kind: 'info', textKey: 'whatsappConnections:toasts.changedMeanwhile', values }));
    return false;
  };
};

/** Runs the actions of a session's buttons; events update the row, since the answers come late. */
const useSessionActions = (onShowQr: (id: number) => void, onHideQr: (id: number) => void) => {
  const { t } = useTranslation('whatsappConnections');
  const dispatch = useAppDispatch();
  const ask = useConnectionQuestion();
  return async (action: SessionAction, connection: Whatsapp): Promise<void> => {
    const { id, name } = connection;
    const allows = (state: WhatsappState) => SESSION_ACTIONS[state].includes(action);
    if (action === 'showQr') onShowQr(id);
    if (action === 'retry') await dispatch(startWhatsappSession(id));
    if (action === 'newQr') {
      const question = { title: t('page.newQrTitle', { name }), message: t('page.newQrMessage') };
      const isSure = await ask(connection, { ...question, confirmLabel: t('session.newQr') }, allows);
      if (!isSure) return;
      // The code is asked for to be scanned.
      onShowQr(id);
      if (!renewQrCode.fulfilled.match(await dispatch(renewQrCode(id)))) onHideQr(id);
    }
    if (action === 'disconnect') {
      const question = { title: t('page.disconnectTitle', { name }), message: t('page.disconnectMessage') };
      const confirmLabel = t('session.disconnect');
      const isSure = await ask(connection, { ...question, confirmLabel, danger: true }, allows);
      if (isSure) await dispatch(disconnect(id));
    }
  };
};

/** States of a phone that works or is just being connected. */
const IN_USE: ReadonlySet<WhatsappState> = new Set(['connected', 'opening', 'pairing']);

/** Deletes a connection after a question. */
const useConnectionRemoval = () => {
  const { t } = useTranslation(['whatsappConnections', 'common']);
  const dispatch = useAppDispatch();
  const ask = useConnectionQuestion();
  return async (connection: Whatsapp): Promise<void> => {
    const { id, name, status } = connection;
    const question = {
      title: t('page.removeTitle', { name }),
      message: t('page.removeMessage'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    };
    const before = readSessionState(status);
    if (!(await ask(connection, question, (state) => state === before || !IN_USE.has(state)))) return;
    const answer = await dispatch(removeConnection(id));
    if (removeConnection.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'whatsappConnections:toasts.removed' }));
    }
  };
};

const nothingMore = () => {};

/** The company's connections, reloaded when the page opens. The list has no pages. */
const useConnectionList = (): CollectionList<Whatsapp> => {
  const dispatch = useAppDispatch();
  const records = useAppSelector(selectConnections);
  const status = useAppSelector((state) => state.whatsappConnections.status);
  const onRetry = useCallback(() => void dispatch(loadConnections()), [dispatch]);
  useEffect(onRetry, [onRetry]);
  return {
    records,
    loading: status === 'idle' || status === 'loading',
    failed: status === 'failed',
    hasMore: false,
    count: status === 'ready' ? records.length : null,
    onMore: nothingMore,
    onRetry,
  };
};

const nameOf = ({ name }: Whatsapp) => name;

const useRowActions = (onEdit: (id: number) => void) => {
  const { t } = useTranslation('common');
  const remove = useConnectionRemoval();
  return (connection: Whatsapp): readonly RowAction[] => {
    // The phone is being connected: no action is possible now.
    const disabled = readSessionState(connection.status) === 'opening';
    return [
      {
        key: 'edit',
        label: t('actions.edit'),
        icon: Pencil,
        main: true,
        opens: true,
        disabled,
        onSelect: () => onEdit(connection.id),
      },
      {
        key: 'remove',
        label: t('actions.delete'),
        icon: Trash2,
        main: true,
        danger: true,
        disabled,
        onSelect: () => void remove(connection),
      },
    ];
  };
};

/** The company's WhatsApp connections. */
export const ConnectionsPage = () => {
  const { t } = useTranslation(['whatsappConnections', 'common']);
  const mayAdd = useCan('connections-page:addConnection');
  const mayChange = useCan('connections-page:editOrDeleteConnection');
  const { target: edited, ...editor } = useEditorTarget<number>();
  const [scanned, setScanned] = useState<number | null>(null);
  const list = useConnectionList();
  const act = useSessionActions(setScanned, (id) => setScanned((shown) => (shown === id ? null : shown)));
  const columns = useConnectionColumns((action, connection) => void act(action, connection));
  const actionsOf = useRowActions(editor.open);
  return (
    <CollectionPage
      title={t('page.title')}
      count={list.count}
      add={mayAdd ? { label: t('page.add'), onAdd: editor.openNew } : undefined}
    >
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={mayChange ? actionsOf : undefined}
        // Queues and buttons take different numbers of lines; a company has a few dozen connections at most.
        unequal
        empty={
          <EmptyState
            icon={Plug}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={mayAdd && <Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {edited !== null && <ConnectionDialog connectionId={edited === 'new' ? null : edited} onClose={editor.close} />}
      {scanned !== null && <QrDialog connectionId={scanned} onClose={() => setScanned(null)} />}
    </CollectionPage>
  );
};
