import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { playerOf, thumbnailOf, videoCode, watchPageOf } from '@/domain/company/videos';
import { helps } from '@/entities/company/helps/helps';
import { createAppThunk } from '@/entities/base/thunk';
import type { Help } from '@/protocol/records/helps';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { NothingFound } from '@/ui/collection/NothingFound';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleHelp, ExternalLink, Play, VideoOff } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/focus';
import styles from './HelpsPage.module.css';

/** Opens a film outside the app. */
const openVideo = createAppThunk<void, string>('helps/openVideo', (address, { extra }) =>
  extra.desktop.window.openExternal(address),
);

interface VideoDialogProps {
  readonly help: Help;
  readonly onClose: () => void;
}

/** Plays a help; Escape closes it. A code that cannot be played shows a placeholder. */
const VideoDialog = ({ help: { title, description, video }, onClose }: VideoDialogProps) => {
  const { t } = useTranslation('helps');
  const dispatch = useAppDispatch();
  useReturnFocus();
  const code = videoCode(video);
  return (
    <Modal open width={760} title={title} footer={null} onCancel={onClose} destroyOnHidden>
      {code === null ? (
        <EmptyState icon={VideoOff} title={t('player.none')} hint={t('player.noneHint')} />
      ) : (
        <iframe
          className={styles.player}
          title={t('player.label', { title })}
          src={playerOf(code)}
          allow="autoplay; encrypted-media; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // The player needs its own origin, which is never ours: the sandbox still holds it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation"
        />
      )}
      <div className={styles.foot}>
        <p className={styles.videoDialogDescription}>{description}</p>
        {code !== null && (
          <Button icon={<ExternalLink size={15} />} onClick={() => void dispatch(openVideo(watchPageOf(code)))}>
            {t('player.browser')}
          </Button>
        )}
      </div>
    </Modal>
  );
};

/** The picture of a video; nothing where it fails. */
const Thumbnail = ({ code }: { readonly code: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  if (state === 'broken') return null;
  return (
    <img
      // Invisible until it is there: a browser shows a sign of its own in place of a picture that fails.
      style={{ visibility: state === 'loading' ? 'hidden' : 'visible' }}
      src={thumbnailOf(code)}
      alt=""
      loading="lazy"
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
    />
  );
};

interface HelpCardProps {
  readonly help: Help;
  readonly onPlay: () => void;
}

/** A help as a card: its picture, title and description; the whole card plays it. */
const HelpCard = ({ help: { title, description, video }, onPlay }: HelpCardProps) => {
  const code = videoCode(video);
  return (
    <button type="button" className={styles.card} onClick={onPlay}>
      <span className={styles.picture}>
        {/* A corrected video has another picture, which may load where the former failed. */}
        {code !== null && <Thumbnail key={code} code={code} />}
        {code === null ? <VideoOff size={28} /> : <Play size={20} className={styles.play} />}
      </span>
      <span className={styles.title}>{title}</span>
      {description && <span className={styles.description}>{description}</span>}
    </button>
  );
};

/** The gallery of help videos. */
export const HelpsPage = () => {
  const { t } = useTranslation('helps');
  const { search, searched, list } = useCollectionScreen(helps, { view: 'all', whole: true });
  const [played, setPlayed] = useState<Help | null>(null);
  const { records, loading, failed } = list;
  const rest = () => {
    if (failed) return <ErrorState onRetry={list.onRetry} />;
    if (loading) return <SkeletonRows rows={4} height={160} shape="box" />;
    if (searched) return <NothingFound {...searched} />;
    return <EmptyState icon={CircleHelp} title={t('gallery.empty')} hint={t('gallery.emptyHint')} />;
  };
  return (
    <CollectionPage title={t('gallery.title')} count={list.count} search={search} searchLabel={t('gallery.search')}>
      {records.length === 0 ? (
        rest()
      ) : (
        <ul className={styles.gallery}>
          {records.map((help) => (
            <li key={help.id}>
              <HelpCard help={help} onPlay={() => setPlayed(help)} />
            </li>
          ))}
        </ul>
      )}
      {played && <VideoDialog help={played} onClose={() => setPlayed(null)} />}
    </CollectionPage>
  );
};
