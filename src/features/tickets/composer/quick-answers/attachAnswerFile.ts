import type { QuickMessage } from '@/protocol/records/quickMessages';
import { attachFiles } from '@/entities/drafts/attachFiles';
import { createAppThunk } from '@/entities/thunk';
import { fileNameOf } from '../../shared/fileName';
import { mediaAddresses } from '@/domain/mediaAddresses';

interface AnswerFile {
  readonly ticketId: number;
  readonly answer: QuickMessage;
}

/** Fetches the file of a quick answer once and puts it among the attachments. */
export const attachAnswerFile = createAppThunk<void, AnswerFile>(
  'composer/attachAnswerFile',
  async ({ ticketId, answer }, { dispatch, extra }) => {
    const path = answer.mediaPath ?? '';
    const { current } = await extra.desktop.server.state();
    const [first = path, second] = mediaAddresses(path, current?.media ?? '');
    const content = await extra.api.files
      .download(first)
      .catch((error: Error) => (second ? extra.api.files.download(second) : Promise.reject(error)));
    await dispatch(attachFiles({ ticketId, files: [{ content, name: answer.mediaName || fileNameOf(path) }] }));
  },
  { failureKey: 'errors:ERR_WAPP_DOWNLOAD_MEDIA' },
);
