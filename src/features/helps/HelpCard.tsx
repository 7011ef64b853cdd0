import { useState } from 'react';
import type { Help } from '@/protocol/records/helps';
import { thumbnailOf, videoCode } from '@/domain/videos';
import { Play, VideoOff } from '@/ui/icons';
import styles from './HelpCard.module.css';

interface HelpCardProps {
  readonly help: Help;
  readonly onPlay: () => void;
}

/** A help as a card: its picture, title and description; the whole card plays it. */
export const HelpCard = ({ help: { title, description, video }, onPlay }: HelpCardProps) => {
  const code = videoCode(video);
  const [isBroken, setBroken] = useState(false);
  return (
    <button type="button" className={styles.card} onClick={onPlay}>
      <span className={styles.picture}>
        {code !== null && !isBroken && (
          <img src={thumbnailOf(code)} alt="" loading="lazy" onError={() => setBroken(true)} />
        )}
        {code === null ? <VideoOff size={28} /> : <Play size={20} className={styles.play} />}
      </span>
      <span className={styles.title}>{title}</span>
      {description && <span className={styles.description}>{description}</span>}
    </button>
  );
};
