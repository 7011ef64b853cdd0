import { useTranslation } from '@/i18n/useTranslation';
import { waitingLevel, waitingSpan, type WaitingLevel, type WaitingLimits } from '@/domain/conversations/waiting';
import { createTicker } from '@/ui/createTicker';

/** Ticks every 15,000 ms, so a new minute is shown at most 15 s late. */
const useTick = createTicker(15_000);

const LEVELS: readonly WaitingLevel[] = ['calm', 'amber', 'red'];

interface Waiting {
  readonly text: string;
  readonly level: WaitingLevel;
  /** Text for screen readers, which includes the urgency. */
  readonly spoken: string;
}

/** How long the customer has been waiting since `since` (ISO 8601), as text and urgency; null when no customer waits. */
export const useWaiting = (since: string | null, limits: WaitingLimits): Waiting | null => {
  const { t } = useTranslation('tickets');
  const words = useTick(() => {
    if (since === null) return null;
    const ms = Date.now() - Date.parse(since);
    const { unit, count } = waitingSpan(ms);
    const time = t(`row.waiting.${unit}`, { count });
    return [waitingLevel(ms, limits), time, t('row.waits', { time, count })].join('\n');
  });
  if (words === null) return null;
  const [urgency, text = '', waits = ''] = words.split('\n');
  const level = LEVELS.find((one) => one === urgency) ?? 'calm';
  return { text, level, spoken: level === 'calm' ? waits : `${waits}, ${t(`row.urgency.${level}`)}` };
};
