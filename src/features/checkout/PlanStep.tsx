import { useCallback } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { choiceOf, type PlanChoice } from '@/domain/checkout';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import styles from './CheckoutDialog.module.css';
import { CustomPlanCard } from './CustomPlanCard';
import { PlanCard } from './PlanCard';
import cards from './PlanCard.module.css';
import { loadOfferedPlans } from './planThunk';

interface PlanStepProps {
  readonly chosen: PlanChoice | null;
  readonly onBack: () => void;
  readonly onChoose: (plan: PlanChoice) => void;
}

/** Step "Personalizar": a click on a plan goes on. */
export const PlanStep = ({ chosen, onBack, onChoose }: PlanStepProps) => {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadOfferedPlans()).unwrap(), [dispatch]);
  const { status, value: plans, reload } = useAnswer(ask);
  return (
    <>
      {!plans && status === 'loading' && <SkeletonRows rows={2} height={96} shape="box" />}
      {!plans && status === 'failed' && <ErrorState title={t('plansFailed')} onRetry={reload} />}
      <ul className={cards.cards} aria-label={t('plans')}>
        {plans?.map(choiceOf).map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isChosen={plan.id === chosen?.id} onChoose={() => onChoose(plan)} />
          </li>
        ))}
        <li>
          <CustomPlanCard chosen={chosen?.id === null ? chosen : null} onChoose={onChoose} />
        </li>
      </ul>
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  );
};
