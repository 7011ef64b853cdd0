import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import { LockedComposer } from './LockedComposer';
import styles from './Composer.module.css';
import { OpenComposer } from './OpenComposer';

/** Where texts are written. Only an open ticket takes them: servers would accept any (INPUT-18). */
export const Composer = memo(({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.composer} aria-label={t('composer.region')}>
      {ticket.status === 'open' ? <OpenComposer ticketId={ticket.id} /> : <LockedComposer ticket={ticket} />}
    </section>
  );
});
Composer.displayName = 'Composer';
