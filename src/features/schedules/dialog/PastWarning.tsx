import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CircleAlert } from '@/ui/icons';
import { useNow } from '../useNow';
import styles from './ScheduleStatus.module.css';
import { isPast, type ScheduleFormValues } from './scheduleForm';

/** Says below the field that its time is over: servers never send such a message. */
export const PastWarning = () => {
  const { t } = useTranslation('schedules');
  const form = Form.useFormInstance<ScheduleFormValues>();
  const sendAt = Form.useWatch('sendAt', form);
  const now = useNow();
  return (
    <output className={styles.past}>
      {isPast(sendAt ?? '', now) && (
        <>
          <CircleAlert size={14} /> {t('dialog.past')}
        </>
      )}
    </output>
  );
};
