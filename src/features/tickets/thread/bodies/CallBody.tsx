import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { PhoneMissed, VideoOff } from '@/ui/icons';
import { missedCall, type MissedCall } from '../missedCall';
import styles from './media.module.css';

const TEXTS = {
  voice: 'message.missedVoice',
  video: 'message.missedVideo',
  either: 'message.missedEither',
} as const satisfies Record<MissedCall, string>;

/** A missed call. */
export const CallBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const kind = missedCall(message.body);
  const Sign = kind === 'video' ? VideoOff : PhoneMissed;
  return (
    <span className={styles.notice}>
      <Sign size={16} className={styles.missed} />
      {t(TEXTS[kind])}
    </span>
  );
};
