import { Button, Form, QRCode, Steps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type BillingFields, billingOf, CUSTOM_PLAN, type PlanChoice } from '@/domain/company/checkout';
import { dueText } from '@/domain/company/invoices';
import { invoices } from '@/entities/company/invoices/invoices';
import { formatMoney } from '@/lib/money';
import type { Charge } from '@/protocol/records/invoices';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { useAskedBeforeLeaving } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { Check, Copy } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useFormTexts } from '@/ui/form/useFormTexts';
import { isFocusLost, useReturnFocus } from '@/ui/focus';
import { writeClipboard } from '@/ui/writeClipboard';
import { BillingStep } from './BillingStep';
import styles from './checkout.module.css';
import { type CustomAmounts, PlanStep } from './PlanStep';
import { ReviewStep } from './ReviewStep';

interface PixPageProps {
  readonly charge: Charge;
}

const CODE_PX = 232;

/** The code to pay with, as a picture and as text, and the amount. A listener announces the payment. */
const PixPage = ({ charge: { qrcode, valor } }: PixPageProps) => {
  const { t, i18n } = useTranslation('checkout');
  const [copied, setCopied] = useState(false);
  const code = qrcode.qrcode;
  const amount = valor?.original ? Number(valor.original) : Number.NaN;
  const copy = (): void => {
    // Refused only while the window has no focus; the code beside the button can be selected.
    writeClipboard(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section className={styles.page} aria-label={t('pix.title')}>
      {Number.isFinite(amount) && <h3 className={styles.amount}>{formatMoney(amount, i18n.language)}</h3>}
      <p className={styles.hint}>{t('pix.hint')}</p>
      <div className={styles.code}>
        <QRCode
          aria-label={t('pix.code')}
          type="svg"
          value={code}
          size={CODE_PX}
          color="#000"
          bgColor="#fff"
          errorLevel="M"
        />
      </div>
      <p className={styles.text} data-selectable>
        {code}
      </p>
      <Button icon={copied ? <Check size={15} /> : <Copy size={15} />} onClick={copy}>
        {t(copied ? 'pix.copied' : 'pix.copy')}
      </Button>
      <output className={styles.waiting}>{t('pix.waiting')}</output>
    </section>
  );
};

interface CheckoutDialogProps {
  readonly invoiceId: number;
  readonly onClose: () => void;
}

/** The step's title is enough; antd's icon of a completed step has an English name. */
const withoutName = (sign: ReactNode) => (
  <span className={styles.sign} aria-hidden>
    {sign}
  </span>
);

const STEPS = ['billing', 'plan', 'review'] as const;

/** Which invoice is paid: its number, amount and due day, where it has one. */
const InvoiceFacts = ({ invoiceId }: { readonly invoiceId: number }) => {
  const { t, i18n } = useTranslation('checkout');
  const invoice = useAppSelector((state) => invoices.selectById(state, invoiceId));
  if (!invoice) return null;
  const facts = { id: invoice.id, value: formatMoney(invoice.value, i18n.language) };
  const day = dueText(invoice);
  return (
    <p className={styles.invoice} data-selectable>
      {day === '' ? t('invoiceUndated', facts) : t('invoice', { ...facts, day })}
    </p>
  );
};

interface PartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A step, or the Pix page. It takes the focus, since the button that led to it has left. */
const Part = ({ className, children }: PartProps) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) part.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={part} tabIndex={-1} className={classNames(className, styles.focused)}>
      {children}
    </div>
  );
};

/** Pays an invoice: three steps, then the Pix page. Going back keeps what was entered; closing asks before it is lost. */
export const CheckoutDialog = ({ invoiceId, onClose }: CheckoutDialogProps) => {
  const { t } = useTranslation('checkout');
  useReturnFocus();
  const company = useAppSelector(({ session }) => session.company);
  const [step, setStep] = useState(0);
  const [form] = Form.useForm<BillingFields>();
  const [saved] = useState(() => billingOf(company));
  const [billing, setBilling] = useState(saved);
  const [plan, setPlan] = useState<PlanChoice | null>(null);
  const [amounts, setAmounts] = useState<CustomAmounts>(CUSTOM_PLAN);
  const [charge, setCharge] = useState<Charge | null>(null);
  const isTyped = useRef(false);
  const mayDiscard = useDiscardQuestion();
  const isRestored = useFormTexts({ name: `checkout#${invoiceId}`, form, saved });
  const isUnsaved = () => (isTyped.current || isRestored || plan !== null) && !charge;
  useAskedBeforeLeaving(isUnsaved);
  const close = async () => {
    if (!isUnsaved() || (await mayDiscard())) onClose();
  };

  const choose = (choice: PlanChoice) => {
    setPlan(choice);
    setStep(2);
  };
  const body = () => {
    if (step === 0) {
      return (
        <BillingStep
          form={form}
          billing={billing}
          isRestored={isRestored}
          onCancel={() => void close()}
          onTyped={() => {
            isTyped.current = true;
          }}
          onDone={(entered) => {
            setBilling(entered);
            setStep(1);
          }}
        />
      );
    }
    if (step === 1 || !plan) {
      return (
        <PlanStep
          chosen={plan}
          amounts={amounts}
          onTyped={(typed) => {
            isTyped.current = true;
            setAmounts(typed);
          }}
          onBack={() => setStep(0)}
          onChoose={choose}
        />
      );
    }
    return <ReviewStep order={{ billing, plan, invoiceId }} onBack={() => setStep(1)} onCharged={setCharge} />;
  };
  return (
    <Modal open width={680} title={t('title')} footer={null} onCancel={() => void close()} mask={{ closable: false }}>
      {charge ? (
        <Part>
          <PixPage charge={charge} />
        </Part>
      ) : (
        // Each step begins at its top.
        <Part key={step} className={styles.body}>
          <Steps
            className={styles.steps}
            size="small"
            responsive={false}
            current={step}
            iconRender={withoutName}
            items={STEPS.map((key) => ({ title: t(`steps.${key}`) }))}
          />
          <InvoiceFacts invoiceId={invoiceId} />
          {body()}
        </Part>
      )}
    </Modal>
  );
};
