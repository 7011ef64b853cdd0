import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Charge } from '@/protocol/records/invoices';
import { payInvoice } from '@/entities/invoices/invoiceThunks';
import { formatMoney } from '@/lib/money';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import styles from './CheckoutDialog.module.css';
import { paymentOf, type Order } from './order';
import { Summary } from './Summary';

interface ReviewStepProps {
  readonly order: Order;
  readonly onBack: () => void;
  readonly onCharged: (charge: Charge) => void;
}

/** Step "Revisar": what was entered and chosen, once more, then the payment. */
export const ReviewStep = ({ order, onBack, onCharged }: ReviewStepProps) => {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<object>();
  const pay = async (): Promise<void> => {
    const charge = await dispatch(payInvoice(paymentOf(order))).unwrap();
    dispatch(toastShown({ kind: 'success', textKey: 'checkout:done' }));
    onCharged(charge);
  };
  const { busy, refusal, submit } = useFormSubmit(form, pay, { general: 'state.failed' });
  const { billing, plan } = order;
  return (
    <Form form={form} onFinish={() => void submit({})}>
      <Summary
        title={t('steps.billing')}
        lines={[
          [t('fields.firstName'), billing.firstName],
          [t('fields.lastName'), billing.lastName],
          [t('fields.address2'), billing.address2],
          [t('fields.city'), billing.city],
          [t('fields.state'), billing.state],
          [t('fields.zipcode'), billing.zipcode],
          [t('fields.country'), t(`countries.${billing.country}`)],
        ]}
      />
      <Summary
        title={t('review.plan')}
        lines={[
          [t('review.planName'), plan.name],
          [t('review.size'), `${t('users', { count: plan.users })} · ${t('connections', { count: plan.connections })}`],
          [t('review.billing'), t('monthly')],
          [t('review.price'), formatMoney(plan.price)],
        ]}
      />
      <FormRefusal text={refusal} />
      <div className={styles.foot}>
        <Button disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy} disabled={busy}>
          {t('pay')}
        </Button>
      </div>
    </Form>
  );
};
