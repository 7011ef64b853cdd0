import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dayAndTime } from '@/lib/moments';
import { Rule } from '@/ui/conversation/Thread';
import { Flag, FlagOff } from '@/ui/icons';

/** Where the ticket of the messages above ends. */
export const EndedMarker = memo(({ at }: { readonly at: string | undefined }) => {
  const { t } = useTranslation('tickets');
  return <Rule icon={FlagOff} text={t('thread.ended', { at: dayAndTime(at) })} />;
});
EndedMarker.displayName = 'EndedMarker';

interface StartedMarkerProps {
  readonly at: string | undefined;
  readonly queueName: string;
}

/** Where the ticket of the messages below starts. */
export const StartedMarker = memo(({ at, queueName }: StartedMarkerProps) => {
  const { t } = useTranslation('tickets');
  const moment = dayAndTime(at);
  const text = queueName
    ? t('thread.startedIn', { queue: queueName, at: moment })
    : t('thread.started', { at: moment });
  return <Rule icon={Flag} text={text} />;
});
StartedMarker.displayName = 'StartedMarker';
