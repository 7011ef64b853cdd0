import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CUSTOM_PLAN, type PlanChoice } from '@/domain/checkout';
import { formatMoney } from '@/lib/money';
import { NumberField } from '@/ui/form/NumberField';
import styles from './PlanCard.module.css';

interface CustomPlanCardProps {
  /** The custom plan that was chosen before. */
  readonly chosen: PlanChoice | null;
  readonly onChoose: (plan: PlanChoice) => void;
}

const AMOUNTS = ['users', 'connections'] as const;

/** A plan whose size is asked for: 3 users and 3 connections for R$ 49,00 to begin with. */
export const CustomPlanCard = ({ chosen, onChoose }: CustomPlanCardProps) => {
  const { t } = useTranslation('checkout');
  const plan: PlanChoice = chosen ?? { id: null, name: t('custom.name'), ...CUSTOM_PLAN };
  return (
    <section className={styles.card} aria-label={plan.name}>
      <span className={styles.name}>{plan.name}</span>
      <span className={styles.price}>{formatMoney(plan.price)}</span>
      <span className={styles.period}>{t('monthly')}</span>
      <Form<Pick<PlanChoice, 'users' | 'connections'>>
        layout="vertical"
        requiredMark={false}
        initialValues={plan}
        onFinish={(amounts) => onChoose({ ...plan, ...amounts })}
      >
        {AMOUNTS.map((amount) => (
          <NumberField key={amount} name={amount} label={t(`custom.${amount}`)} min={1} required />
        ))}
        <Button block htmlType="submit">
          {t('custom.choose')}
        </Button>
      </Form>
    </section>
  );
};
