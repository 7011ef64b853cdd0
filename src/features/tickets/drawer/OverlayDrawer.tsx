import { useRef } from 'react';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { ContactDrawer } from './ContactDrawer';

interface OverlayDrawerProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

const BARE = { header: { display: 'none' }, body: { padding: 0 } } as const;
const WHOLE = { height: '100%', outline: 'none' } as const;

/** The drawer where there is no room for a third column: above the conversation, closed by Escape or a click beside it. */
export const OverlayDrawer = ({ ticket, onClose }: OverlayDrawerProps) => {
  const { t } = useTranslation('contacts');
  useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      open
      size="min(312px, 100vw)"
      styles={BARE}
      aria-label={t('drawer.title')}
      onClose={onClose}
      // antd leaves the focus on the frame around the dialog.
      afterOpenChange={(isOpen) => isOpen && content.current?.focus()}
    >
      <div ref={content} tabIndex={-1} style={WHOLE}>
        <ContactDrawer ticket={ticket} onClose={onClose} />
      </div>
    </Drawer>
  );
};
