import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { classNames } from '@/ui/classNames';
import { Pause, Play } from '@/ui/icons';
import { playTime } from '../playTime';
import { useMediaAddress } from '../bubble/useMediaAddress';
import styles from './AudioBody.module.css';
import { MediaFailed } from './MediaFailed';
import { useSound } from './useSound';
import { useSoundBars } from './useSoundBars';

const STEP_SECONDS = 1;

/** A voice message: play, the sound as bars to seek in, its length, and the speed while it plays. */
export const AudioBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  const { ref, events, isPlaying, length, position, speed, toggle, seek, nextSpeed } = useSound();
  const bars = useSoundBars(message, src);
  if (failed) return <MediaFailed text={t('message.audioFailed')} />;

  const total = length ?? 0;
  const share = total > 0 ? position / total : 0;
  const Sign = isPlaying ? Pause : Play;
  return (
    <div className={styles.audio}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- customers send voice messages without captions */}
      <audio ref={ref} src={src} preload="metadata" onError={onError} {...events} />
      <button
        type="button"
        className={styles.play}
        tabIndex={-1}
        aria-label={isPlaying ? t('message.pauseAudio') : t('message.playAudio')}
        onClick={toggle}
      >
        <Sign size={15} fill="currentColor" />
      </button>
      <div className={styles.bars}>
        {bars.map(({ place, height }) => (
          <span
            key={place}
            className={classNames(styles.bar, place < share && styles.played)}
            style={{ height: `${Math.round(height * 100)}%` }}
          />
        ))}
        <input
          className={styles.seek}
          tabIndex={-1}
          type="range"
          min={0}
          max={total}
          step={STEP_SECONDS}
          value={position}
          disabled={length === null}
          aria-label={t('message.audioPosition')}
          aria-valuetext={`${playTime(position)} / ${playTime(total)}`}
          onChange={(event) => seek(Number(event.target.value))}
        />
      </div>
      {isPlaying && (
        <button
          type="button"
          className={styles.speed}
          tabIndex={-1}
          aria-label={t('message.audioSpeed', { speed: `${speed}x` })}
          onClick={nextSpeed}
        >
          {`${speed}x`.replace('.', ',')}
        </button>
      )}
      <span className={styles.length}>{playTime(position > 0 ? position : total)}</span>
    </div>
  );
};
