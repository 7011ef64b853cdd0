import dayjs from 'dayjs';
import { useTranslation } from '@/i18n/useTranslation';
import type { Schedule } from '@/protocol/records/schedules';
import { FactList } from '@/ui/layout/FactList';
import { fileNameOf, shownTitleOf } from './scheduleForm';

const moment = (instant: string | null | undefined): string | null =>
  instant ? dayjs(instant).format('DD/MM/YYYY HH:mm') : null;

/** A schedule that was sent: plain text, since nothing of it can change any more. */
export const ScheduleFacts = ({ schedule }: { readonly schedule: Schedule }) => {
  const { t } = useTranslation('schedules');
  const facts = [
    [t('dialog.contact'), schedule.contact?.name],
    [t('dialog.title'), shownTitleOf(schedule)],
    [t('dialog.body'), schedule.body],
    [t('dialog.sendAt'), moment(schedule.sendAt)],
    [t('dialog.sentAt'), moment(schedule.sentAt)],
    [t('dialog.file'), fileNameOf(schedule)],
  ] as const;
  return <FactList facts={facts} />;
};
