import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Bubble.module.css';

interface MetaProps {
  /** HH:mm. */
  readonly time: string;
  readonly edited?: boolean;
  /** How far an own message got. */
  readonly mark?: ReactNode;
}

/** Time and marks in the last line of a bubble. */
export const Meta = ({ time, edited, mark }: MetaProps) => {
  const { t } = useTranslation('tickets');
  return (
    <span className={styles.meta} data-meta>
      {edited && <span>{t('message.edited')} ·</span>}
      <time>{time}</time>
      {mark}
    </span>
  );
};
