import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Campaign } from '@/protocol/records/campaigns';
import { campaignEditing, mayCancelCampaign, mayRestartCampaign } from '@/domain/company/campaigns';
import { CAMPAIGNS_REFRESH_MS } from '@/domain/limits';
import { campaigns } from '@/entities/company/campaigns/campaigns';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { AbsentCell } from '@/ui/collection/cells';
import type { Column, RowAction } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { Ban, ChartNoAxesColumn, RotateCcw, Send } from '@/ui/icons';
import { useNavigate } from '@/ui/navigation';
import { useNow } from '@/ui/useNow';
import { CampaignStatus } from './CampaignStatus';
import { CampaignDialog } from './dialog/CampaignDialog';
import { useCampaignActions } from './useCampaignActions';

const nameOf = (campaign: Campaign) => campaign.name;

const useColumns = (): readonly Column<Campaign>[] => {
  const { t } = useTranslation('campaigns');
  const isConfirmationAbsent = useFieldAbsent(campaigns, 'confirmation');
  const columns: readonly Column<Campaign>[] = [
    { key: 'name', title: t('page.name'), width: 200, render: nameOf },
    {
      key: 'status',
      title: t('page.status'),
      width: 130,
      narrow: 'beside',
      render: ({ status }) => <CampaignStatus status={status} />,
    },
    {
      key: 'contactList',
      title: t('page.contactList'),
      least: 136,
      spare: true,
      render: ({ contactList }) => contactList?.name || <AbsentCell>{t('page.noContactList')}</AbsentCell>,
    },
    {
      key: 'connection',
      title: t('page.connection'),
      width: 125,
      spare: true,
      render: ({ whatsapp }) => whatsapp?.name || <AbsentCell>{t('page.noConnection')}</AbsentCell>,
    },
    {
      key: 'scheduledAt',
      title: t('page.scheduledAt'),
      width: 140,
      narrow: 'second',
      render: ({ scheduledAt }) => dayAndTime(scheduledAt) || <AbsentCell>{t('page.noSchedule')}</AbsentCell>,
    },
    {
      key: 'completedAt',
      title: t('page.completedAt'),
      width: 140,
      spare: true,
      render: ({ completedAt }) => dayAndTime(completedAt) || <AbsentCell>{t('page.notCompleted')}</AbsentCell>,
    },
    {
      key: 'confirmation',
      title: t('page.confirmation'),
      width: 115,
      spare: true,
      render: ({ confirmation }) => t(confirmation ? 'page.enabled' : 'page.disabled'),
    },
  ];
  return isConfirmationAbsent ? columns.filter(({ key }) => key !== 'confirmation') : columns;
};

/**
 * Servers send no event when a colleague stops a campaign, so a list with a running one is read again when the user returns to the
 * window and at intervals, unless that would take away further pages. A restart shows by the events of the sending.
 */
const useStopsOfColleagues = (): void => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const refresh = (): void => {
      const state = store.getState();
      if (document.visibilityState !== 'visible' || state.socketStatus.state !== 'online') return;
      if (!campaigns.selectRecords(state, 'page').some(mayCancelCampaign)) return;
      void dispatch(campaigns.reread());
    };
    const timer = setInterval(() => {
      const { page, request } = campaigns.selectView(store.getState(), 'page');
      if (page === 1 && request === null) refresh();
    }, CAMPAIGNS_REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dispatch, store]);
};

/** Campaigns: planned, running, finished. */
export const CampaignsPage = () => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { busy, stop, restart } = useCampaignActions();
  const columns = useColumns();
  useStopsOfColleagues();
  const now = useNow();
  const leadingOf = (campaign: Campaign): readonly RowAction[] => [
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
  ];
  return (
    <RecordsPage
      collection={campaigns}
      namespace="campaigns"
      icon={Send}
      columns={columns}
      nameOf={nameOf}
      leading={{ of: leadingOf, count: 2 }}
      isReadOnly={(campaign) => campaignEditing(campaign, now) === 'nothing'}
      renderDialog={(campaign, onClose) => <CampaignDialog campaignId={campaign?.id ?? null} onClose={onClose} />}
    />
  );
};
