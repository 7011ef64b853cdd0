import { Button, Form } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { choiceOf, CUSTOM_PLAN, type PlanChoice } from '@/domain/company/checkout';
import { createAppThunk } from '@/entities/base/thunk';
import { formatMoney } from '@/lib/money';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { NumberField } from '@/ui/form/NumberField';
import { useRead } from '@/ui/useAsync';
import styles from './checkout.module.css';

export type CustomAmounts = Pick<PlanChoice, 'users' | 'connections'>;

interface CustomPlanCardProps {
  /** As they were typed last. */
  readonly amounts: CustomAmounts;
  readonly onTyped: (amounts: CustomAmounts) => void;
  readonly onChoose: (plan: PlanChoice) => void;
}

const AMOUNTS = ['users', 'connections'] as const;

/** A plan of a custom size: 3 users and 3 connections for R$ 49,00 to begin with. */
const CustomPlanCard = ({ amounts, onTyped, onChoose }: CustomPlanCardProps) => {
  const { t, i18n } = useTranslation('checkout');
  const plan: PlanChoice = { id: null, name: t('custom.name'), ...CUSTOM_PLAN };
  return (
    <section className={styles.card} aria-label={plan.name}>
      <span className={styles.name}>{plan.name}</span>
      <span className={styles.price}>{formatMoney(plan.price, i18n.language)}</span>
      <span className={styles.period}>{t('monthly')}</span>
      <Form<CustomAmounts>
        className={styles.amounts}
        layout="vertical"
        requiredMark={false}
        initialValues={amounts}
        onValuesChange={(_, typed) => onTyped(typed)}
        onFinish={(chosen) => onChoose({ ...plan, ...chosen })}
      >
        {AMOUNTS.map((amount) => (
          <NumberField key={amount} name={amount} label={t(`custom.${amount}`)} min={1} required />
        ))}
        <Button size="large" htmlType="submit">
          {t('custom.choose')}
        </Button>
      </Form>
    </section>
  );
};

interface PlanCardProps {
  readonly plan: PlanChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A plan to choose: what it holds, what it costs, and that it is paid monthly. */
const PlanCard = ({ plan: { name, users, connections, price }, isChosen, onChoose }: PlanCardProps) => {
  const { t, i18n } = useTranslation('checkout');
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{formatMoney(price, i18n.language)}</span>
      <span className={styles.period}>{t('monthly')}</span>
      <span>{t('users', { count: users })}</span>
      <span>{t('connections', { count: connections })}</span>
    </button>
  );
};

/** The plans on sale; the step itself says when they could not be loaded. */
const loadOfferedPlans = createAppThunk('checkout/loadPlans', (_: void, { extra }) => extra.api.signUp.plans(), {
  silent: true,
});

interface PlanStepProps extends Pick<CustomPlanCardProps, 'amounts' | 'onTyped'> {
  readonly chosen: PlanChoice | null;
  readonly onBack: () => void;
  readonly onChoose: (plan: PlanChoice) => void;
}

/** Step "Personalizar": a click on a plan goes on. */
export const PlanStep = ({ chosen, amounts, onTyped, onBack, onChoose }: PlanStepProps) => {
  const { t } = useTranslation('checkout');
  const { status, value: plans, reload } = useRead(loadOfferedPlans);
  return (
    <>
      {!plans && status === 'loading' && <SkeletonRows rows={2} height={96} shape="box" />}
      {!plans && status === 'failed' && <ErrorState title={t('plansFailed')} onRetry={reload} />}
      <ul className={styles.cards} aria-label={t('plans')}>
        {plans?.map(choiceOf).map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isChosen={plan.id === chosen?.id} onChoose={() => onChoose(plan)} />
          </li>
        ))}
        <li className={styles.wide}>
          <CustomPlanCard amounts={amounts} onTyped={onTyped} onChoose={onChoose} />
        </li>
      </ul>
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  );
};
