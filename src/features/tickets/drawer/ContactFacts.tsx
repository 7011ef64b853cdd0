import { Fragment } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { selectContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { useAppSelector } from '@/store/hooks';
import { Copy, Hash, Mail, Phone, Smartphone, type Icon } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { copyText } from '@/ui/conversation/copyText';
import styles from './ContactDrawer.module.css';

interface FactProps {
  readonly icon: Icon;
  readonly label: string;
  readonly value: string;
  /** Label of the copy button; without one there is no button. */
  readonly copy?: string;
}

/** Lets an address break after its punctuation instead of inside words. */
const breakable = (value: string) =>
  value.split(/(?<=[@.])/).map((part, index) => (
    // The parts keep their order, so the index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const Fact = ({ icon: Sign, label, value, copy }: FactProps) => (
  <div className={styles.fact}>
    <Sign size={15} />
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} data-selectable>
      {breakable(value)}
      {copy && (
        <IconButton icon={Copy} size={24} className={styles.copy} label={copy} onClick={() => copyText(value)} />
      )}
    </dd>
  </div>
);

/** Phone, e-mail and connection, then the name/value pairs kept with the contact. */
export const ContactFacts = ({ ticket }: { readonly ticket: Ticket }) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contacts');
  const { contact, whatsapp } = ticket;
  const extras = useAppSelector((state) => selectContactExtras(state, contact));
  const facts: FactProps[] = [
    {
      icon: Phone,
      label: t('drawer.phone'),
      value: ticket.isGroup ? '' : formatPhone(contact?.number ?? ''),
      copy: t('drawer.copyPhone'),
    },
    { icon: Mail, label: t('drawer.email'), value: contact?.email ?? '' },
    { icon: Smartphone, label: t('drawer.connection'), value: whatsapp?.name ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      {extras.length > 0 && (
        <>
          <h4 className={styles.section}>{t('drawer.extra')}</h4>
          <dl className={styles.facts}>
            {extras.map(({ id, name, value }, index) => (
              <Fact key={id ?? `new-${index}`} icon={Hash} label={name} value={value} />
            ))}
          </dl>
        </>
      )}
    </>
  );
};
