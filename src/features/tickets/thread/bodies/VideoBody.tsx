import { useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { Play } from '@/ui/icons';
import { useSpeaker } from '@/ui/media/useSpeaker';
import { playTime } from '../playTime';
import { useMediaAddress } from '../bubble/useMediaAddress';
import { MediaFailed } from './MediaFailed';
import styles from './media.module.css';

/** A video player that uses the chosen speaker. */
const Player = (props: Omit<ComponentProps<'video'>, 'ref'>) => {
  const player = useRef<HTMLVideoElement>(null);
  useSpeaker(player);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers send videos without captions
  return <video ref={player} {...props} />;
};

/** A video's first frame with its length; the browser's controls appear once it is started. */
export const VideoBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  const [started, setStarted] = useState(false);
  const [length, setLength] = useState<number | null>(null);
  if (failed) return <MediaFailed className={styles.frame} text={t('message.videoFailed')} />;
  return (
    <div className={styles.frame}>
      <Player
        key={`${src} ${started}`}
        className={styles.picture}
        src={src}
        preload="metadata"
        controls={started}
        tabIndex={started ? -1 : undefined}
        autoPlay={started}
        playsInline
        onError={onError}
        onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
      />
      {!started && (
        <button
          type="button"
          className={styles.play}
          tabIndex={-1}
          aria-label={t('message.playVideo')}
          onClick={() => setStarted(true)}
        >
          <span className={styles.disc}>
            <Play size={18} fill="currentColor" />
          </span>
        </button>
      )}
      {!started && length !== null && Number.isFinite(length) && (
        <span className={styles.length}>{playTime(length)}</span>
      )}
    </div>
  );
};
