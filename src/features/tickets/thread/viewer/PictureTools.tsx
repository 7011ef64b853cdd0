import { useTranslation } from 'react-i18next';
import type { Message } from '@/protocol/records/messages';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { Copy, Download, X, ZoomIn, ZoomOut } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { fileTitleOf } from '../../shared/messageKind';
import { useConversation } from '../conversationContext';
import { mediaAddresses } from '@/domain/mediaAddresses';
import { copyPicture, savePicture } from './pictureThunks';
import styles from './PictureViewer.module.css';
import type { useZoom } from './useZoom';

interface PictureToolsProps {
  readonly message: Message;
  readonly zoom: ReturnType<typeof useZoom>;
  readonly onClose: () => void;
}

/** Zoom, save, copy and close. */
export const PictureTools = ({ message, zoom, onClose }: PictureToolsProps) => {
  const { t } = useTranslation('conversation');
  const dispatch = useAppDispatch();
  const { mediaOrigin } = useConversation();
  // The file of the server that is in use: a wrong public address would not even be allowed by the page's policy.
  const address = mediaAddresses(message.mediaUrl ?? '', mediaOrigin).at(-1) as string;
  const copy = async () => {
    const answer = await dispatch(copyPicture(address));
    if (copyPicture.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'conversation:viewer.copied' }));
    }
  };
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ZoomOut}
        label={t('viewer.zoomOut')}
        shortcut="-"
        disabled={!zoom.mayShrink}
        onClick={zoom.shrink}
      />
      <button type="button" className={styles.factor} aria-label={t('viewer.fit')} onClick={zoom.fit}>
        {zoom.factor * 100} %
      </button>
      <IconButton icon={ZoomIn} label={t('viewer.zoomIn')} shortcut="+" disabled={!zoom.mayGrow} onClick={zoom.grow} />
      <IconButton
        icon={Download}
        label={t('viewer.save')}
        onClick={() => void dispatch(savePicture({ address, name: fileTitleOf(message) }))}
      />
      <IconButton icon={Copy} label={t('viewer.copy')} onClick={() => void copy()} />
      <IconButton icon={X} label={t('viewer.close')} shortcut="Esc" onClick={onClose} />
    </div>
  );
};
