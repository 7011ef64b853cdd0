import { useId } from 'react';
import type { Icon } from '@/ui/icons';
import styles from './CampaignReportPage.module.css';

interface FigureCardProps {
  readonly icon: Icon;
  readonly label: string;
  readonly value: number | string;
}

/** One number or fact of the report. */
export const FigureCard = ({ icon: Sign, label, value }: FigureCardProps) => {
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
