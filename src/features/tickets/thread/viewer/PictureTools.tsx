import { useTranslation } from '@/i18n/useTranslation';
import { mediaAddresses } from '@/domain/conversations/mediaAddresses';
import { createAppThunk } from '@/entities/base/thunk';
import type { Message } from '@/protocol/records/messages';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { Copy, Download, X, ZoomIn, ZoomOut } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { fileTitleOf } from '@/domain/conversations/messageContent';
import { useConversation } from '../conversationContext';
import styles from './PictureViewer.module.css';
import type { useZoom } from './useZoom';

const PNG = 'image/png';

/** A picture of any format as PNG. Rejects for what the browser cannot draw. */
const toPng = async (picture: Blob): Promise<Blob> => {
  if (picture.type === PNG) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: PNG });
};

/** Takes back the address once the browser has read it. */
const RELEASE_MS = 60_000;

interface Picture {
  readonly address: string;
  readonly name: string;
}

/** Saves a picture as a file; where to is asked by the system. */
const savePicture = createAppThunk<void, Picture>(
  'viewer/save',
  async ({ address, name }, { extra, signal }) => {
    const url = URL.createObjectURL(await extra.api.files.download(address, signal));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    extra.clock.after(RELEASE_MS, () => URL.revokeObjectURL(url));
  },
  { failureKey: 'conversation:viewer.saveFailed' },
);

/** Puts a picture on the clipboard, which takes PNG alone. */
const copyPicture = createAppThunk<void, string>(
  'viewer/copy',
  async (address, { extra, signal }) => {
    // The clipboard takes the promise: asked for only after the download, it would no longer count as the user's wish.
    const png = extra.api.files.download(address, signal).then(toPng);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  },
  { failureKey: 'conversation:viewer.copyFailed' },
);

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
