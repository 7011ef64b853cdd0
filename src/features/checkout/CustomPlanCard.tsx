import { useId, useState } from 'react';
import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CUSTOM_PLAN, type PlanChoice } from '@/domain/checkout';
import { formatMoney } from '@/lib/money';
import styles from './PlanCard.module.css';

interface CustomPlanCardProps {
  /** The custom plan that was chosen before. */
  readonly chosen: PlanChoice | null;
  readonly onChoose: (plan: PlanChoice) => void;
}

const AMOUNTS = ['users', 'connections'] as const;

/** A plan whose size is asked for: 3 users and 3 connections for R$ 49,00 to begin with (CHECK-08). */
export const CustomPlanCard = ({ chosen, onChoose }: CustomPlanCardProps) => {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [plan, setPlan] = useState<PlanChoice>(chosen ?? { id: null, name: t('custom.name'), ...CUSTOM_PLAN });
  return (
    <section className={styles.card} aria-label={plan.name}>
      <span className={styles.name}>{plan.name}</span>
      <span className={styles.price}>{formatMoney(plan.price)}</span>
      <span className={styles.period}>{t('monthly')}</span>
      {AMOUNTS.map((amount) => (
        <div key={amount} className={styles.amount}>
          <label htmlFor={`${id}-${amount}`}>{t(`custom.${amount}`)}</label>
          <InputNumber
            id={`${id}-${amount}`}
            size="small"
            min={1}
            precision={0}
            value={plan[amount]}
            onChange={(value) => setPlan({ ...plan, [amount]: value ?? CUSTOM_PLAN[amount] })}
          />
        </div>
      ))}
      <Button className={styles.choose} onClick={() => onChoose(plan)}>
        {t('custom.choose')}
      </Button>
    </section>
  );
};
