import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { trialDays } from '@/domain/company/companies';
import { findOldestUnpaid } from '@/entities/company/invoices/invoices';
import { calendarDay, formatDay } from '@/lib/dates';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { useLeft } from '@/ui/useLeft';
import { useToday } from '@/ui/useToday';
import styles from './SubscriptionPage.module.css';

/** What the company pays for: its plan, until when, and how much of everything it may have. */
const PlanCard = () => {
  const { t } = useTranslation('subscription');
  const id = useId();
  const plan = useAppSelector(({ session }) => session.plan);
  const day = calendarDay(useAppSelector(({ session }) => session.company?.dueDate));
  if (!plan && day === null) return null;
  const limits = (['users', 'connections', 'queues'] as const).map(
    (key) =>
      [key, plan?.[key] === null || plan?.[key] === undefined ? '' : t('card.upTo', { count: plan[key] })] as const,
  );
  const lines = [['plan', plan?.name ?? ''] as const, ['due', day === null ? '' : formatDay(day)] as const, ...limits];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.cardTitle}>
        {t('card.card')}
      </h2>
      <dl className={styles.facts}>
        {lines
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`card.${key}`)}</dt>
              <dd data-selectable>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** From when on waiting is shown, ms. */
const SIGN_DELAY_MS = 200;

/** How long the subscription lasts, and the way to pay for it. */
export const SubscriptionPage = () => {
  const { t } = useTranslation(['subscription', 'common']);
  const dispatch = useAppDispatch();
  const id = useId();
  const company = useAppSelector(({ session }) => session.company);
  const today = useToday();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const days = trialDays(company, today);
  const store = useAppStore();
  const left = useLeft();

  const subscribe = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const answer = await dispatch(findOldestUnpaid());
    setBusy(false);
    if (!findOldestUnpaid.fulfilled.match(answer)) {
      setFailed(true);
      return;
    }
    // A dialog that was opened meanwhile, by a key or a notification, stays.
    if (left.current || store.getState().dialogs.current) return;
    const invoice = answer.payload;
    if (invoice) dispatch(dialogOpened({ type: 'checkout', invoiceId: invoice.id }));
    else dispatch(toastShown({ kind: 'info', textKey: 'subscription:nothingOpen' }));
  };

  return (
    <Page label={t('title')} scrolls>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.body}>
          {days !== null && (
            <p className={styles.trial} data-selectable>
              {t('trial', { count: days })}
            </p>
          )}
          <label className={styles.label} htmlFor={`${id}-email`}>
            {t('billingEmail')}
          </label>
          <Input id={`${id}-email`} size="large" type="email" readOnly value={company?.email ?? ''} />
          <FormRefusal text={failed ? t('common:state.failed') : null} />
          <Button
            type="primary"
            size="large"
            className={styles.subscribe}
            // Not disabled meanwhile, which would lose the focus that the dialog gives back. Only for an answer that takes its time:
            // a sign that goes within the frame it came in never ends its way out, and stays.
            loading={busy && { delay: SIGN_DELAY_MS }}
            onClick={() => void subscribe()}
          >
            {t('subscribe')}
          </Button>
        </div>
        <PlanCard />
      </div>
    </Page>
  );
};
