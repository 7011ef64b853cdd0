import { useCallback } from 'react';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/money';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { useAnswer } from '@/ui/useAnswer';
import { loadPublicPlans } from './planThunk';

/** Chooses one of the server's plans. */
export const PlanField = () => {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadPublicPlans()).unwrap(), [dispatch]);
  const { status, value: plans, reload } = useAnswer(ask);
  const describe = (users: number | null | undefined, connections: number | null | undefined, price: number) =>
    [
      t('signup.users', { count: users ?? 0 }),
      t('signup.connections', { count: connections ?? 0 }),
      formatMoney(price),
    ].join(' · ');
  return (
    <Field
      name="planId"
      label={t('signup.plan')}
      rules={[{ required: true, message: t('common:form.required') }]}
      aside={
        status === 'failed' && (
          <Button type="link" size="small" onClick={reload}>
            {t('signup.plansFailed')}
          </Button>
        )
      }
    >
      <Select
        size="large"
        loading={status === 'loading'}
        placeholder={t('signup.choosePlan')}
        notFoundContent={t(status === 'loading' ? 'common:state.loading' : 'signup.noPlans')}
        options={plans?.map(({ id, name, users, connections, value }) => ({
          value: id,
          label: `${name} · ${describe(users, connections, value ?? 0)}`,
        }))}
      />
    </Field>
  );
};
