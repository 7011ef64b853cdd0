import { useTranslation } from 'react-i18next';
import type { PlanChoice } from '@/domain/checkout';
import { formatMoney } from '@/lib/money';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: PlanChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A plan to choose: what it holds, what it costs, and that it is paid monthly. */
export const PlanCard = ({ plan: { name, users, connections, price }, isChosen, onChoose }: PlanCardProps) => {
  const { t } = useTranslation('checkout');
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{formatMoney(price)}</span>
      <span className={styles.period}>{t('monthly')}</span>
      <span>{t('users', { count: users })}</span>
      <span>{t('connections', { count: connections })}</span>
    </button>
  );
};
