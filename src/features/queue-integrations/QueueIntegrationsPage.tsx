import { useTranslation } from '@/i18n/useTranslation';
import { queueIntegrations } from '@/entities/company/queueIntegrations/queueIntegrations';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column } from '@/ui/collection/columns';
import { Workflow } from '@/ui/icons';
import { QueueIntegrationDialog } from './QueueIntegrationDialog';
import styles from './queueIntegrations.module.css';
import { isKind, KIND_LOOKS } from './kinds';

/** The logo and name of an integration's kind; an unknown kind keeps the server's word. */
const KindMark = ({ type }: { readonly type: string }) => {
  const { label, logo: Logo } = isKind(type) ? KIND_LOOKS[type] : { label: type, logo: Workflow };
  return (
    <span className={styles.kind}>
      <Logo size={16} aria-hidden="true" />
      {label}
    </span>
  );
};

const nameOf = (integration: QueueIntegration) => integration.name;

/** Flows of other systems that serve a queue. */
export const QueueIntegrationsPage = () => {
  const { t } = useTranslation('queueIntegrations');
  const columns: readonly Column<QueueIntegration>[] = [
    {
      key: 'type',
      title: t('page.type'),
      width: 160,
      narrow: 'second',
      render: ({ type }) => <KindMark type={type} />,
    },
    { key: 'id', title: t('page.id'), width: 80, align: 'end', render: ({ id }) => id },
    { key: 'name', title: t('page.name'), narrow: 'first', render: nameOf },
  ];
  return (
    <RecordsPage
      collection={queueIntegrations}
      namespace="queueIntegrations"
      icon={Workflow}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(integration, onClose) => (
        <QueueIntegrationDialog integrationId={integration?.id ?? null} onClose={onClose} />
      )}
    />
  );
};
