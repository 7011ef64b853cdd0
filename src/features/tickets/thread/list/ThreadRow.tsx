import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dayAndTime } from '@/lib/moments';
import { DaySeparator, Rule, UnreadDivider } from '@/ui/conversation/Thread';
import { Flag, FlagOff } from '@/ui/icons';
import { MessageBubble } from '../bubble/MessageBubble';
import { OutboxBubble } from '../bubble/OutboxBubble';
import type { ThreadItem } from './threadItems';

/** Where the ticket of the messages above ends. */
const EndedMarker = memo(({ at }: { readonly at: string | undefined }) => {
  const { t } = useTranslation('tickets');
  return <Rule icon={FlagOff} text={t('thread.ended', { at: dayAndTime(at) })} />;
});
EndedMarker.displayName = 'EndedMarker';

interface StartedMarkerProps {
  readonly at: string | undefined;
  readonly queueName: string;
}

/** Where the ticket of the messages below starts. */
const StartedMarker = memo(({ at, queueName }: StartedMarkerProps) => {
  const { t } = useTranslation('tickets');
  const moment = dayAndTime(at);
  const text = queueName
    ? t('thread.startedIn', { queue: queueName, at: moment })
    : t('thread.started', { at: moment });
  return <Rule icon={Flag} text={text} />;
});
StartedMarker.displayName = 'StartedMarker';

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
