import { useTranslation } from 'react-i18next';
import type { InvoiceState } from '@/domain/invoices';
import { CircleAlert, CircleCheck, Clock3, type Icon } from '@/ui/icons';
import styles from './InvoiceMark.module.css';

const SIGNS: Readonly<Record<InvoiceState, Icon>> = { paid: CircleCheck, overdue: CircleAlert, open: Clock3 };

interface InvoiceMarkProps {
  readonly state: InvoiceState;
}

/** Paid, overdue or open, by sign and word (INV-03 to INV-05). */
export const InvoiceMark = ({ state }: InvoiceMarkProps) => {
  const { t } = useTranslation('finance');
  const Sign = SIGNS[state];
  return (
    <span className={styles[state]}>
      <Sign size={14} /> {t(`states.${state}`)}
    </span>
  );
};
