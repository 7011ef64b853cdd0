import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Help } from '@/protocol/records/helps';
import { playerOf, videoCode, watchPageOf } from '@/domain/videos';
import { useAppDispatch } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ExternalLink, VideoOff } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { openVideo } from './openVideo';
import styles from './VideoDialog.module.css';

interface VideoDialogProps {
  readonly help: Help;
  readonly onClose: () => void;
}

/** Plays a help; Escape closes it. A code nobody can play shows a placeholder. */
export const VideoDialog = ({ help: { title, description, video }, onClose }: VideoDialogProps) => {
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
        <p className={styles.description}>{description}</p>
        {code !== null && (
          <Button icon={<ExternalLink size={15} />} onClick={() => void dispatch(openVideo(watchPageOf(code)))}>
            {t('player.browser')}
          </Button>
        )}
      </div>
    </Modal>
  );
};
