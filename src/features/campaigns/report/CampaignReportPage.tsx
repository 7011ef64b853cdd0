import { Progress } from 'antd';
import { useCallback, useEffect, useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useParams } from 'react-router-dom';
import { campaignFigures } from '@/domain/company/campaigns';
import { CAMPAIGN_RELOAD_MS } from '@/domain/limits';
import { loadCampaignReport } from '@/entities/company/campaignReport/campaignReportSlice';
import { dayAndTime } from '@/lib/moments';
import type { Campaign } from '@/protocol/records/campaigns';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CalendarClock, Check, CheckCheck, Flag, type Icon, Send, Smartphone, Users } from '@/ui/icons';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import { CampaignStatus } from '../CampaignStatus';
import styles from './CampaignReportPage.module.css';

interface FigureCardProps {
  readonly icon: Icon;
  readonly label: string;
  readonly value: number | string;
}

/** One number or fact of the report. */
const FigureCard = ({ icon: Sign, label, value }: FigureCardProps) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        <Sign size={15} /> {label}
      </h2>
      <p className={styles.value} data-selectable>
        {value}
      </p>
    </section>
  );
};

/** Counts, progress and facts of one campaign. */
const Figures = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation('campaigns');
  const { valid, delivered, percent, confirmationsRequested, confirmed } = campaignFigures(campaign);
  return (
    <>
      <section className={styles.progress} aria-label={t('report.progressName')}>
        <CampaignStatus status={campaign.status} />
        <span className={styles.count}>{t('report.progress', { delivered, valid })}</span>
        {/* A full bar of its own status would show a sign with an English name instead of 100%. */}
        <Progress className={styles.bar} percent={percent} status="normal" aria-label={t('report.progressName')} />
      </section>
      <div className={styles.cards}>
        <FigureCard icon={Users} label={t('report.valid')} value={valid} />
        {campaign.confirmation && (
          <>
            <FigureCard icon={Check} label={t('report.requested')} value={confirmationsRequested} />
            <FigureCard icon={CheckCheck} label={t('report.confirmed')} value={confirmed} />
          </>
        )}
        <FigureCard icon={Send} label={t('report.delivered')} value={delivered} />
        <FigureCard
          icon={Smartphone}
          label={t('report.connection')}
          value={campaign.whatsapp?.name || t('page.noConnection')}
        />
        <FigureCard
          icon={Users}
          label={t('report.contactList')}
          value={campaign.contactList?.name || t('page.noContactList')}
        />
        <FigureCard
          icon={CalendarClock}
          label={t('report.scheduledAt')}
          value={dayAndTime(campaign.scheduledAt) || t('page.noSchedule')}
        />
        <FigureCard
          icon={Flag}
          label={t('report.completedAt')}
          value={dayAndTime(campaign.completedAt) || t('page.notCompleted')}
        />
      </div>
    </>
  );
};

/** The report of one campaign; live, and read again a while after it finished. */
const CampaignReport = ({ campaignId }: { readonly campaignId: number }) => {
  const { t } = useTranslation('campaigns');
  const dispatch = useAppDispatch();
  const { id, campaign: known, status, finishes } = useAppSelector((state) => state.campaignReport);
  const campaign = id === campaignId ? known : null;
  const load = useCallback(() => void dispatch(loadCampaignReport(campaignId)), [dispatch, campaignId]);
  useLoadAfterGaps(load);
  useEffect(() => {
    if (finishes === 0) return undefined;
    // The last live update lags by one delivery: the server has the final numbers a moment later.
    const timer = setTimeout(load, CAMPAIGN_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [finishes, load]);

  const title = campaign ? t('report.title', { name: campaign.name }) : t('report.loading');
  return (
    <Page label={title}>
      <PageHead title={title} parent={{ label: t('page.title'), path: '/campaigns' }} />
      <div className={styles.body}>
        {campaign && <Figures campaign={campaign} />}
        {!campaign &&
          (status === 'failed' ? (
            <ErrorState title={t('report.loadFailed')} onRetry={load} />
          ) : (
            <SkeletonRows rows={4} height={72} shape="box" />
          ))}
      </div>
    </Page>
  );
};

/** /campaign/{campaignId}/report; another campaign is another report. */
export const CampaignReportPage = () => {
  const campaignId = Number(useParams()['campaignId']);
  return <CampaignReport key={campaignId} campaignId={campaignId} />;
};
