import { createAppThunk } from '@/entities/thunk';
import { toPng } from './toPng';

/** Takes back the address once the browser has read it. */
const RELEASE_MS = 60_000;

interface Picture {
  readonly address: string;
  readonly name: string;
}

/** Saves a picture as a file; where to is asked by the system. */
export const savePicture = createAppThunk<void, Picture>(
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
export const copyPicture = createAppThunk<void, string>(
  'viewer/copy',
  async (address, { extra, signal }) => {
    // The clipboard takes the promise: asked for only after the download, it would no longer count as the user's wish.
    const png = extra.api.files.download(address, signal).then(toPng);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  },
  { failureKey: 'conversation:viewer.copyFailed' },
);
