import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { selectReassignment } from '@/processes/reassignments/reassignmentSelectors';
import { useAppSelector } from '@/store/hooks';
import { LockedComposer } from './LockedComposer';
import styles from './Composer.module.css';
import { OpenComposer } from './OpenComposer';

/** Where texts are written. Only an open ticket that no colleague took takes them: servers would accept any. */
export const Composer = memo(({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const isHandedOver = useAppSelector((state) => selectReassignment(state, ticket.id) !== null);
  const isLocked = ticket.status !== 'open' || isHandedOver;
  return (
    <section className={styles.composer} aria-label={t('composer.region')}>
      {isLocked ? <LockedComposer ticket={ticket} /> : <OpenComposer ticketId={ticket.id} />}
    </section>
  );
});
Composer.displayName = 'Composer';
