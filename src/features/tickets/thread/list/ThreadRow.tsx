import { memo } from 'react';
import { DaySeparator, UnreadDivider } from '@/ui/conversation/Thread';
import { EndedMarker, StartedMarker } from './Markers';
import { MessageBubble } from '../bubble/MessageBubble';
import { OutboxBubble } from '../bubble/OutboxBubble';
import type { ThreadItem } from './threadItems';

const renderContent = (item: ThreadItem) => {
  switch (item.kind) {
    case 'day':
      return <DaySeparator day={item.day} />;
    case 'ended':
      return <EndedMarker at={item.at} />;
    case 'started':
      return <StartedMarker at={item.at} queueName={item.queueName} />;
    case 'unread':
      return <UnreadDivider count={item.count} />;
    case 'message':
      return <MessageBubble message={item.message} opensGroup={item.opensGroup} gap={item.gap} />;
    default:
      return <OutboxBubble entry={item.entry} opensGroup={item.opensGroup} gap={item.gap} />;
  }
};

/** One line of the conversation. Its day is in the markup for the floating day pill. */
export const ThreadRow = memo(({ item }: { readonly item: ThreadItem }) => (
  <div data-day={'day' in item ? item.day : undefined} data-day-line={item.kind === 'day' ? 'true' : undefined}>
    {renderContent(item)}
  </div>
));
ThreadRow.displayName = 'ThreadRow';
