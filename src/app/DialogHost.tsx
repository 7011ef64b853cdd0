import type { UnknownAction } from '@reduxjs/toolkit';
import { Suspense, type ReactElement } from 'react';
import { dialogClosed, dialogOpened, type DialogRequest } from '@/store/dialogs';
import type { Contact } from '@/protocol/records/contacts';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { lazyScreen } from './lazyScreen';
import { PaletteHost, usePaletteAhead } from './palette/PaletteHost';

const CheckoutDialog = lazyScreen(() => import('@/features/checkout/CheckoutDialog'), 'CheckoutDialog');
const ContactDialog = lazyScreen(() => import('@/features/contacts/dialog/ContactDialog'), 'ContactDialog');
const DraftsDialog = lazyScreen(() => import('@/features/tickets/dialogs/DraftsDialog'), 'DraftsDialog');
const ExportDialog = lazyScreen(() => import('@/features/tickets/export/ExportDialog'), 'ExportDialog');
const ForwardDialog = lazyScreen(() => import('@/features/tickets/forward/ForwardDialog'), 'ForwardDialog');
const HeldBackDialog = lazyScreen(() => import('@/features/tickets/dialogs/HeldBackDialog'), 'HeldBackDialog');
const NewTicketDialog = lazyScreen(() => import('@/features/tickets/dialogs/NewTicketDialog'), 'NewTicketDialog');
const PeekDialog = lazyScreen(() => import('@/features/tickets/dialogs/PeekDialog'), 'PeekDialog');
const QuickMessageDialog = lazyScreen(
  () => import('@/features/quick-messages/QuickMessageDialog'),
  'QuickMessageDialog',
);
const ReminderDialog = lazyScreen(() => import('@/features/tickets/reminders/ReminderDialog'), 'ReminderDialog');
const RemindersDialog = lazyScreen(() => import('@/features/tickets/reminders/RemindersDialog'), 'RemindersDialog');
const ReopenQueueDialog = lazyScreen(() => import('@/features/tickets/dialogs/ReopenQueueDialog'), 'ReopenQueueDialog');
const SaveViewDialog = lazyScreen(() => import('@/features/tickets/views/SaveViewDialog'), 'SaveViewDialog');
const ScheduleDialog = lazyScreen(() => import('@/features/schedules/dialog/ScheduleDialog'), 'ScheduleDialog');
const ServerDialog = lazyScreen(() => import('@/features/auth/server/ServerDialog'), 'ServerDialog');
const ShortcutSheet = lazyScreen(() => import('./shell/ShortcutSheet'), 'ShortcutSheet');
const TagTicketsDialog = lazyScreen(() => import('@/features/tickets/dialogs/TagTicketsDialog'), 'TagTicketsDialog');
const TransferDialog = lazyScreen(() => import('@/features/tickets/dialogs/TransferDialog'), 'TransferDialog');
const UserDialog = lazyScreen(() => import('@/features/users/dialog/UserDialog'), 'UserDialog');
const ViewsDialog = lazyScreen(() => import('@/features/tickets/views/ViewsDialog'), 'ViewsDialog');

const renderDialog = (
  request: DialogRequest,
  onClose: () => void,
  open: (next: DialogRequest) => void,
): ReactElement => {
  switch (request.type) {
    case 'checkout':
      return <CheckoutDialog invoiceId={request.invoiceId} onClose={onClose} />;
    case 'contact':
      return <ContactDialog contactId={request.contactId} onClose={onClose} />;
    case 'contactForTicket': {
      const { number, choices } = request;
      const goOn = (contact?: Contact) => open({ type: 'newTicket', contact, choices });
      return (
        <ContactDialog
          contactId={null}
          number={number}
          onClose={() => goOn()}
          onSaved={(contact) => (contact ? goOn(contact) : onClose())}
        />
      );
    }
    case 'schedule':
      return (
        <ScheduleDialog
          scheduleId={request.scheduleId}
          contact={request.contact}
          sendAt={request.sendAt}
          onClose={onClose}
        />
      );
    case 'exportConversation':
      return <ExportDialog ticketId={request.ticketId} onClose={onClose} />;
    case 'forward':
      return <ForwardDialog ticketId={request.ticketId} messageId={request.messageId} onClose={onClose} />;
    case 'heldBack':
      return <HeldBackDialog all={request.all === true} onClose={onClose} />;
    case 'drafts':
      return <DraftsDialog onClose={onClose} />;
    case 'newTicket':
      return <NewTicketDialog contact={request.contact} choices={request.choices} onClose={onClose} />;
    case 'peekTicket':
      return <PeekDialog ticketId={request.ticketId} onClose={onClose} />;
    case 'quickMessage':
      return <QuickMessageDialog quickMessageId={null} onClose={onClose} />;
    case 'reminder':
      return <ReminderDialog ticketId={request.ticketId} onClose={onClose} />;
    case 'reminders':
      return <RemindersDialog onClose={onClose} />;
    case 'tagTickets':
      return <TagTicketsDialog ticketIds={request.ticketIds} onClose={onClose} />;
    case 'saveView':
      return <SaveViewDialog onClose={onClose} />;
    case 'views':
      return <ViewsDialog onClose={onClose} />;
    case 'transferTicket':
      return <TransferDialog ticketIds={request.ticketIds} toUser={request.userId} onClose={onClose} />;
    case 'user':
      return <UserDialog userId={request.userId} onClose={onClose} />;
    case 'palette':
      return <PaletteHost onClose={onClose} />;
    case 'server':
      return <ServerDialog onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutSheet onClose={onClose} />;
    default:
      return <ReopenQueueDialog ticketId={request.ticketId} onClose={onClose} />;
  }
};

/** Shows the dialog that a feature requested; each type of request has its component here. */
export const DialogHost = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const request = useAppSelector((state) => state.dialogs.current);
  usePaletteAhead();
  if (!request) return null;
  // A call that ends after its dialog was left must neither close nor replace the dialog opened since.
  const ifShown = (action: UnknownAction) => {
    if (store.getState().dialogs.current === request) dispatch(action);
  };
  return (
    // Another request of the same dialog must not find what was typed for the first one.
    <Suspense key={JSON.stringify(request)} fallback={null}>
      {renderDialog(
        request,
        () => ifShown(dialogClosed()),
        (next) => ifShown(dialogOpened(next)),
      )}
    </Suspense>
  );
};
