import { lazy, Suspense } from 'react';
import { dialogClosed } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const ReopenQueueDialog = lazy(async () => ({
  default: (await import('@/features/tickets/dialogs/ReopenQueueDialog')).ReopenQueueDialog,
}));

/** Shows the dialog some feature asked for; each type of request has its component here. */
export const DialogHost = () => {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => state.dialogs.current);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ReopenQueueDialog ticketId={request.ticketId} onClose={() => dispatch(dialogClosed())} />
    </Suspense>
  );
};
