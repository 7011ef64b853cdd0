import { useTranslation } from '@/i18n/useTranslation';
import { waitingLevel, waitingSpan, type WaitingLevel, type WaitingLimits } from '@/domain/conversations/waiting';
import { useAsTimePasses } from '@/ui/useMinutes';

const LEVELS: readonly WaitingLevel[] = ['calm', 'amber', 'red'];

interface Waiting {
  readonly text: string;
  readonly level: WaitingLevel;
  /** What a screen reader says, urgency included. */
  readonly spoken: string;
}

/** How long the customer has been waiting since a moment, ISO text, as text and by urgency; null when no customer waits. */
export const useWaiting = (since: string | null, limits: WaitingLimits): Waiting | null => {
  const { t } = useTranslation('tickets');
  const words = useAsTimePasses(() => {
    if (since === null) return null;
    const ms = Date.now() - Date.parse(since);
    const { unit, count } = waitingSpan(ms);
    return `${waitingLevel(ms, limits)} ${t(`row.waiting.${unit}`, { count })}`;
  });
  if (words === null) return null;
  const level = LEVELS.find((one) => words.startsWith(one)) ?? 'calm';
  const text = words.slice(level.length + 1);
  const waits = t('row.waits', { time: text });
  return { text, level, spoken: level === 'calm' ? waits : `${waits}, ${t(`row.urgency.${level}`)}` };
};
