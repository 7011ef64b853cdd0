import { useTranslation } from 'react-i18next';
import { selectTicketCount } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { TabBar } from '@/ui/layout/TabBar';
import type { OpenedSegment } from './useListTab';

interface OpenedSegmentsProps {
  readonly value: OpenedSegment;
  readonly onChange: (segment: OpenedSegment) => void;
  /** Id of the rows they switch. */
  readonly panelId: string;
}

/** The two lists of the open tab with the number of their tickets. */
export const OpenedSegments = ({ value, onChange, panelId }: OpenedSegmentsProps) => {
  const { t } = useTranslation('tickets');
  const open = useAppSelector((state) => selectTicketCount(state, 'open'));
  const pending = useAppSelector((state) => selectTicketCount(state, 'pending'));
  const countOf = (count: number, tone: 'accent' | 'warning') => ({
    value: count,
    tone,
    label: t('list.ticketCount', { count }),
  });
  return (
    <TabBar
      look="segments"
      label={t('list.segments')}
      panelId={panelId}
      value={value}
      onChange={onChange}
      items={[
        { key: 'open', label: t('list.open'), count: countOf(open, 'accent') },
        { key: 'pending', label: t('list.pending'), count: countOf(pending, 'warning') },
      ]}
    />
  );
};
