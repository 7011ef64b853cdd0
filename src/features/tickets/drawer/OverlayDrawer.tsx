import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { ContactDrawer } from './ContactDrawer';

interface OverlayDrawerProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

const BARE = { header: { display: 'none' }, body: { padding: 0 } } as const;

/** The drawer where there is no room for a third column: above the conversation, closed by Escape or a click beside it. */
export const OverlayDrawer = ({ ticket, onClose }: OverlayDrawerProps) => {
  const { t } = useTranslation('contacts');
  useReturnFocus();
  return (
    <Drawer open size="min(312px, 100vw)" styles={BARE} aria-label={t('drawer.title')} onClose={onClose}>
      <ContactDrawer ticket={ticket} onClose={onClose} />
    </Drawer>
  );
};
