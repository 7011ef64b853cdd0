import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { useDrawer } from './drawerContext';
import styles from './DrawerPlace.module.css';

const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer')).ContactDrawer }));
const OverlayDrawer = lazy(async () => ({ default: (await import('./OverlayDrawer')).OverlayDrawer }));

/** The open drawer of a ticket, as a column beside the conversation or above it. */
export const DrawerPlace = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('contacts');
  const { open, place, close } = useDrawer();
  if (!open) return null;
  if (place === 'overlay') {
    return (
      <Suspense fallback={null}>
        <OverlayDrawer ticket={ticket} onClose={close} />
      </Suspense>
    );
  }
  return (
    <aside className={styles.column} aria-label={t('drawer.title')}>
      <Suspense fallback={null}>
        <ContactDrawer key={ticket.id} ticket={ticket} onClose={close} />
      </Suspense>
    </aside>
  );
};
