import { useTranslation } from 'react-i18next';
import type { Campaign } from '@/protocol/records/campaigns';
import { campaignLocksAt, type CampaignEditing } from '@/domain/campaigns';
import { formatMoment } from '@/lib/dates';
import { Info, TriangleAlert } from '@/ui/icons';
import styles from './CampaignDialog.module.css';

interface CampaignNoticesProps {
  readonly campaign: Campaign | null;
  readonly editing: CampaignEditing;
  /** What the server stored in another way than was meant. */
  readonly warnings: readonly string[];
}

/** Until when the campaign can be changed, and what went another way than meant. */
export const CampaignNotices = ({ campaign, editing, warnings }: CampaignNoticesProps) => {
  const { t } = useTranslation('campaigns');
  const locksAt = campaign && editing === 'all' ? campaignLocksAt(campaign) : null;
  return (
    <>
      {locksAt !== null && (
        <p className={styles.note}>
          <Info size={15} /> {t('dialog.locksAt', { time: formatMoment(new Date(locksAt).toISOString()) })}
        </p>
      )}
      {editing === 'messages' && (
        <p className={styles.note}>
          <Info size={15} /> {t('dialog.cancelled')}
        </p>
      )}
      <div role="alert">
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <TriangleAlert size={15} /> {warning}
          </p>
        ))}
      </div>
    </>
  );
};
