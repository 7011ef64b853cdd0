import { useTranslation } from '@/i18n/useTranslation';
import { downloadAddress } from '@/domain/conversations/mediaAddresses';
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

/** Converts a picture to PNG. Rejects if the browser cannot draw it. */
const toPng = async (picture: Blob): Promise<Blob> => {
  if (picture.type === PNG) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: PNG });
};

/** Delay before the object URL is revoked, ms: by then the browser has read it. */
const RELEASE_MS = 60_000;

interface Picture {
  readonly address: string;
  readonly name: string;
}

/** Saves a picture as a file; the system asks where. */
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

/** Puts a picture on the clipboard, which accepts only PNG. */
const copyPicture = createAppThunk<void, string>(
  'viewer/copy',
  async (address, { extra, signal }) => {
    // Pass the promise at once: after the download the call would no longer count as a user gesture.
    const png = extra.api.files.download(address, signal).then(toPng);
    const write = async (): Promise<void> => navigator.clipboard.write([new ClipboardItem({ [PNG]: png })]);
    // Both are awaited: a clipboard that refuses at once ignores the download, which may fail later.
    await Promise.all([png, write()]);
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
  const address = downloadAddress(message.mediaUrl ?? '', mediaOrigin);
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
