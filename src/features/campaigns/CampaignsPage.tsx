import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '@/contract/entities/campaigns';
import { mayCancelCampaign, mayRestartCampaign } from '@/domain/campaigns';
import { campaigns } from '@/entities/campaigns/campaigns';
import { formatMoment } from '@/lib/dates';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Ban, ChartNoAxesColumn, Pencil, RotateCcw, Send, Trash2 } from '@/ui/icons';
import { CampaignStatus } from './CampaignStatus';
import { CampaignDialog } from './dialog/CampaignDialog';
import { useCampaignActions } from './useCampaignActions';

const nameOf = (campaign: Campaign) => campaign.name;

const useColumns = (): readonly Column<Campaign>[] => {
  const { t } = useTranslation('campaigns');
  return [
    { key: 'name', title: t('page.name'), width: 200, render: nameOf },
    { key: 'status', title: t('page.status'), width: 130, render: ({ status }) => <CampaignStatus status={status} /> },
    {
      key: 'contactList',
      title: t('page.contactList'),
      render: ({ contactList }) => contactList?.name || t('page.noContactList'),
    },
    {
      key: 'connection',
      title: t('page.connection'),
      width: 125,
      render: ({ whatsapp }) => whatsapp?.name || t('page.noConnection'),
    },
    {
      key: 'scheduledAt',
      title: t('page.scheduledAt'),
      width: 140,
      render: ({ scheduledAt }) => formatMoment(scheduledAt) || t('page.noSchedule'),
    },
    {
      key: 'completedAt',
      title: t('page.completedAt'),
      width: 140,
      render: ({ completedAt }) => formatMoment(completedAt) || t('page.notCompleted'),
    },
    {
      key: 'confirmation',
      title: t('page.confirmation'),
      width: 115,
      render: ({ confirmation }) => t(confirmation ? 'page.enabled' : 'page.disabled'),
    },
  ];
};

/** Campaigns: planned, running, finished (CAMP-02 to CAMP-10, CAMP-29). */
export const CampaignsPage = () => {
  const { t } = useTranslation(['campaigns', 'common']);
  const navigate = useNavigate();
  const { search, list, editor } = useCollectionScreen(campaigns);
  const remove = useRecordRemoval(campaigns);
  const { busy, stop, restart } = useCampaignActions();
  const columns = useColumns();

  const actionsOf = (campaign: Campaign): readonly RowAction[] => [
    ...(mayCancelCampaign(campaign)
      ? [
          {
            key: 'stop',
            label: t('page.stop'),
            icon: Ban,
            disabled: busy,
            main: true,
            onSelect: () => void stop(campaign.id),
          },
        ]
      : []),
    ...(mayRestartCampaign(campaign)
      ? [
          {
            key: 'restart',
            label: t('page.restart'),
            icon: RotateCcw,
            disabled: busy,
            main: true,
            onSelect: () => void restart(campaign.id),
          },
        ]
      : []),
    {
      key: 'report',
      label: t('page.reportAction'),
      icon: ChartNoAxesColumn,
      onSelect: () => void navigate(`/campaign/${campaign.id}/report`),
    },
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(campaign),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(campaign.id, {
          title: t('page.removeTitle', { name: campaign.name }),
          message: t('page.removeMessage'),
        }),
    },
  ];
  const add = { label: t('page.add'), onAdd: editor.openNew };
  return (
    <CollectionPage title={t('page.title')} count={list.count} search={search} searchLabel={t('page.search')} add={add}>
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Send}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <CampaignDialog campaignId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
