import { Button, Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Payment } from '@/api/invoices';
import { type BillingFields, type PlanChoice, planText } from '@/domain/company/checkout';
import { payInvoice } from '@/entities/company/invoices/invoices';
import { formatMoney } from '@/lib/money';
import type { Charge } from '@/protocol/records/invoices';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useLeft } from '@/ui/useLeft';
import styles from './checkout.module.css';

interface SummaryProps {
  readonly title: string;
  /** Name and value; empty values are left out. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** What was entered in one step. */
const Summary = ({ title, lines }: SummaryProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.lines}>
        {lines
          .filter(([, value]) => value.trim() !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.line}>
              <dt>{name}</dt>
              <dd data-selectable>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** All that is known at the last step. */
interface Order {
  readonly billing: BillingFields;
  readonly plan: PlanChoice;
  readonly invoiceId: number;
}

/** The payload of a payment; its card fields stay empty. */
const paymentOf = ({ billing, plan, invoiceId }: Order): Payment => ({
  ...billing,
  useAddressForPaymentDetails: false,
  nameOnCard: '',
  cardNumber: '',
  cvv: '',
  plan: planText(plan),
  price: plan.price,
  users: plan.users,
  connections: plan.connections,
  invoiceId,
});

interface ReviewStepProps {
  readonly order: Order;
  readonly onBack: () => void;
  readonly onCharged: (charge: Charge) => void;
}

/** Step "Revisar": what was entered and chosen, once more, then the payment. */
export const ReviewStep = ({ order, onBack, onCharged }: ReviewStepProps) => {
  const { t, i18n } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<object>();
  const left = useLeft();
  const pay = async (): Promise<void> => {
    const charge = await dispatch(payInvoice(paymentOf(order))).unwrap();
    // Without the code there is nothing to wait for.
    if (left.current) return;
    onCharged(charge);
    dispatch(toastShown({ kind: 'success', textKey: 'checkout:done' }));
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
          [t('review.price'), formatMoney(plan.price, i18n.language)],
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
