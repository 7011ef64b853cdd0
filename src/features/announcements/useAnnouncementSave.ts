import { useRef } from 'react';
import type { Announcement } from '@/protocol/records/announcements';
import { pictureOf } from '@/domain/announcements';
import { announcements } from '@/entities/announcements/announcements';
import { removeAnnouncementPicture, uploadAnnouncementPicture } from '@/entities/announcements/announcementThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { fieldsOf, type AnnouncementFormValues } from './announcementForm';

/**
 * Saves the text, then the picture; throws the refusal for the form to show. After a failed picture, the next attempt updates
 * the record created before, so that no duplicate is created.
 */
export const useAnnouncementSave = (record: Announcement | null) => {
  const dispatch = useAppDispatch();
  const createdId = useRef<number | null>(null);

  const savePicture = async (id: number, picture: AnnouncementFormValues['picture']): Promise<void> => {
    if (picture?.kind === 'new') {
      const answer = await dispatch(uploadAnnouncementPicture({ id, file: picture.file }));
      if (uploadAnnouncementPicture.rejected.match(answer)) throw answer.error;
    }
    if (picture === null && record && pictureOf(record) !== null) {
      const answer = await dispatch(removeAnnouncementPicture(id));
      if (removeAnnouncementPicture.rejected.match(answer)) throw answer.error;
    }
  };

  return async (values: AnnouncementFormValues): Promise<void> => {
    const known = record?.id ?? createdId.current;
    const answer = await dispatch(announcements.save({ id: known, fields: fieldsOf(values) }));
    if (announcements.save.rejected.match(answer)) throw answer.error;
    const id = answer.payload?.id ?? known;
    createdId.current = id;
    if (id !== null) await savePicture(id, values.picture);
    dispatch(toastShown({ kind: 'success', textKey: 'announcements:toast.saved' }));
  };
};
