import type { AnnouncementToSave } from '@/api/announcements';
import type { Announcement } from '@/protocol/records/announcements';
import { LOWEST, pictureOf, priorityOf, type Priority } from '@/domain/announcements';
import type { ChosenFile } from '@/ui/form/FileChoice';

export interface AnnouncementFormValues {
  readonly title: string;
  readonly text: string;
  readonly priority: Priority;
  readonly status: boolean;
  readonly picture: ChosenFile | null;
}

/** A new one is of low priority and active. */
export const NEW_ANNOUNCEMENT: AnnouncementFormValues = {
  title: '',
  text: '',
  priority: LOWEST,
  status: true,
  picture: null,
};

export const valuesOf = (record: Announcement): AnnouncementFormValues => {
  const name = pictureOf(record);
  return {
    title: record.title,
    text: record.text,
    priority: priorityOf(record),
    status: record.status !== false,
    picture: name === null ? null : { kind: 'kept', name },
  };
};

export const fieldsOf = ({ title, text, priority, status }: AnnouncementFormValues): AnnouncementToSave => ({
  title: title.trim(),
  text,
  priority,
  status,
});
