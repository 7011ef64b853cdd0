import { lazy, Suspense, type ReactElement } from 'react';
import { dialogClosed, type DialogRequest } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const ContactDialog = lazy(async () => ({
  default: (await import('@/features/contacts/dialog/ContactDialog')).ContactDialog,
}));
const NewTicketDialog = lazy(async () => ({
  default: (await import('@/features/tickets/dialogs/NewTicketDialog')).NewTicketDialog,
}));
const PeekDialog = lazy(async () => ({
  default: (await import('@/features/tickets/dialogs/PeekDialog')).PeekDialog,
}));
const ReopenQueueDialog = lazy(async () => ({
  default: (await import('@/features/tickets/dialogs/ReopenQueueDialog')).ReopenQueueDialog,
}));
const ScheduleDialog = lazy(async () => ({
  default: (await import('@/features/schedules/dialog/ScheduleDialog')).ScheduleDialog,
}));

const ShortcutSheet = lazy(async () => ({ default: (await import('./shell/ShortcutSheet')).ShortcutSheet }));
const TransferDialog = lazy(async () => ({
  default: (await import('@/features/tickets/dialogs/TransferDialog')).TransferDialog,
}));

const drawDialog = (request: DialogRequest, onClose: () => void): ReactElement => {
  switch (request.type) {
    case 'contact':
      return <ContactDialog contactId={request.contactId} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog scheduleId={request.scheduleId} contact={request.contact} onClose={onClose} />;
    case 'newTicket':
      return <NewTicketDialog contact={request.contact} onClose={onClose} />;
    case 'peekTicket':
      return <PeekDialog ticketId={request.ticketId} onClose={onClose} />;
    case 'transferTicket':
      return <TransferDialog ticketId={request.ticketId} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutSheet onClose={onClose} />;
    default:
      return <ReopenQueueDialog ticketId={request.ticketId} onClose={onClose} />;
  }
};

/** Shows the dialog some feature asked for; each type of request has its component here. */
export const DialogHost = () => {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => state.dialogs.current);
  if (!request) return null;
  return <Suspense fallback={null}>{drawDialog(request, () => dispatch(dialogClosed()))}</Suspense>;
};
