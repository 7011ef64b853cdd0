import { expect, it } from 'vitest';
import type { Api } from '@/api/createApi';
import { apiWith } from '@tests/support/apiWith';

const MINUTE_MS = 60_000;

/** As large as a video; its bytes are not needed. */
const video = Object.defineProperty(new File([], 'video.mp4', { type: 'video/mp4' }), 'size', { value: 100_000_000 });

it.each<[string, string, (api: Api) => Promise<unknown>]>([
  ['campaign', 'POST /campaigns/7/media-upload', (api) => api.campaigns.uploadMedia(7, video)],
  ['quick reply', 'POST /quick-messages/7/media-upload', (api) => api.quickMessages.uploadMedia(7, video)],
  ['contact list', 'POST /contact-lists/7/upload', (api) => api.contactLists.upload(7, video)],
  ['contact import', 'POST /contacts/import', (api) => api.contacts.importFile(video)],
  [
    'file list',
    'POST /files/uploadList/7',
    (api) => api.fileLists.upload({ fileListId: 7, optionId: 1, name: 'v', file: video, mediaType: 'video' }),
  ],
  [
    'message of another program',
    'POST /api/messages/send',
    (api) => api.messages.sendExternally('tk', { number: '5511', body: '', files: [video] }),
  ],
])('the large file of a %s may take its time on a slow line', async (_, call, upload) => {
  const { api, requests } = apiWith(call.replace(' ', ' /api'), { body: {} });
  await upload(api);
  expect(requests.map(({ timeout = 0 }) => timeout > 100 * MINUTE_MS)).toEqual([true]);
});
