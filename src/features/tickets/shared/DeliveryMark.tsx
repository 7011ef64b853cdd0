import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { Check, CheckCheck, CircleAlert, Clock, type Icon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import type { DeliveryStage } from './deliveryStage';
import styles from './DeliveryMark.module.css';

const SIGNS: Readonly<Record<DeliveryStage, Icon>> = {
  refused: CircleAlert,
  queued: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
};

/** The delivery stage of an own message, as an icon with an accessible name. */
export const DeliveryMark = ({ stage }: { readonly stage: DeliveryStage }) => {
  const { t } = useTranslation('tickets');
  const Sign = SIGNS[stage];
  return (
    <span className={classNames(styles.mark, styles[stage])} title={t(`mark.${stage}`)}>
      <Sign size={14} />
      <VisuallyHidden>{t(`mark.${stage}`)}</VisuallyHidden>
    </span>
  );
};
