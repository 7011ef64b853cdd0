import { useState } from 'react';
import { Button, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Charge } from '@/protocol/records/invoices';
import { formatMoney } from '@/lib/money';
import { Check, Copy } from '@/ui/icons';
import styles from './PixPage.module.css';

interface PixPageProps {
  readonly charge: Charge;
}

const CODE_PX = 232;

/** The code to pay with, as a picture and as text, and the amount. The listener tells when it is paid. */
export const PixPage = ({ charge: { qrcode, valor } }: PixPageProps) => {
  const { t } = useTranslation('checkout');
  const [copied, setCopied] = useState(false);
  const code = qrcode.qrcode;
  const copy = (): void => {
    // Refused only while the window has no focus; the code beside the button can be selected.
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section className={styles.page} aria-label={t('pix.title')}>
      {valor?.original !== undefined && <h3 className={styles.amount}>{formatMoney(Number(valor.original))}</h3>}
      <p className={styles.hint}>{t('pix.hint')}</p>
      <figure className={styles.code} aria-label={t('pix.code')}>
        <QRCode type="svg" value={code} size={CODE_PX} color="#000" bgColor="#fff" errorLevel="M" />
      </figure>
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
