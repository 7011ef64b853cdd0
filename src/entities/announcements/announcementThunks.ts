import type { Announcement } from '@/protocol/records/announcements';
import { createAppThunk } from '../thunk';
import { announcements } from './announcements';

/** Reads one announcement. */
export const readAnnouncement = createAppThunk<Announcement | null, number>(
  'announcements/show',
  async (id, { dispatch, extra }) => {
    const record = await extra.api.announcements.show(id);
    if (record) dispatch(announcements.received(record));
    return record;
  },
  { silent: true },
);

/** Puts a picture to an announcement and reads what it is called now. */
export const uploadAnnouncementPicture = createAppThunk<void, { readonly id: number; readonly file: File }>(
  'announcements/upload',
  async ({ id, file }, { dispatch, extra }) => {
    await extra.api.announcements.uploadMedia(id, file);
    await dispatch(readAnnouncement(id));
  },
);

/** Takes the picture off an announcement. */
export const removeAnnouncementPicture = createAppThunk<void, number>(
  'announcements/removePicture',
  async (id, { dispatch, extra }) => {
    await extra.api.announcements.removeMedia(id);
    await dispatch(readAnnouncement(id));
  },
);
