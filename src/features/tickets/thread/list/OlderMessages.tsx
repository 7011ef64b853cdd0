import { selectThread } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { OlderLine } from '@/ui/conversation/Thread';

/** What is known of the messages before the oldest loaded one. */
export const OlderMessages = ({ ticketId }: { readonly ticketId: number }) => {
  const dispatch = useAppDispatch();
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectThread(state, ticketId));
  return (
    <OlderLine
      loading={loadingOlder}
      failed={olderFailed}
      onRetry={() => void dispatch(loadOlderMessages({ ticketId }))}
    />
  );
};
