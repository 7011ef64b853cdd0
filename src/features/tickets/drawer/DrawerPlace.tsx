import { lazy, Suspense } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { useDrawer, type DrawerControl } from './drawerContext';
import styles from './ContactDrawer.module.css';

const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer')).ContactDrawer }));

interface DrawerPlaceProps {
  readonly ticket: Ticket;
  readonly at: DrawerControl['place'];
}

/**
 * Places the open drawer of a ticket: as a column beside the conversation or, without room for one, over a part of the messages.
 * It covers neither the header nor the text box, so that notes can be read while an answer is typed.
 */
export const DrawerPlace = ({ ticket, at }: DrawerPlaceProps) => {
  const { t } = useTranslation('contacts');
  const { open, place, close } = useDrawer();
  if (!open || place !== at) return null;
  return (
    <aside className={styles[place]} aria-label={t('drawer.title')}>
      <Suspense fallback={null}>
        <ContactDrawer key={ticket.id} ticket={ticket} onClose={close} />
      </Suspense>
    </aside>
  );
};
