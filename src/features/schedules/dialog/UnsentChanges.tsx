import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { FactList } from './FactList';
import styles from './ScheduleDialog.module.css';
import type { ScheduleFormValues } from './scheduleForm';

interface UnsentChangesProps {
  readonly values: ScheduleFormValues;
  readonly onReuse: () => void;
}

/** What was typed while its message was sent: to be copied, or for a new message. */
export const UnsentChanges = ({ values, onReuse }: UnsentChangesProps) => {
  const { t } = useTranslation('schedules');
  return (
    <>
      <p className={styles.unsent} role="alert">
        {t('dialog.unsent')}
      </p>
      <FactList
        facts={[
          [t('dialog.title'), values.title],
          [t('dialog.body'), values.body],
          [t('dialog.file'), values.file?.kind === 'new' ? values.file.name : null],
        ]}
      />
      <Button className={styles.reuse} onClick={onReuse}>
        {t('dialog.reuse')}
      </Button>
    </>
  );
};
