import { Form, Input, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { AnnouncementToSave } from '@/api/announcements';
import {
  isActive,
  isAnnouncementPicture,
  LOWEST,
  pictureOf,
  PRIORITIES,
  type Priority,
  priorityOf,
} from '@/domain/company/announcements';
import {
  announcements,
  loadAnnouncement,
  removeAnnouncementPicture,
  uploadAnnouncementPicture,
} from '@/entities/company/announcements/announcements';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { Announcement } from '@/protocol/records/announcements';
import { useAppSelector } from '@/store/hooks';
import { type FileSave, useFileSave } from '@/ui/form/useFileSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { type ChosenFile, FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { type SavedRecord, useRecordEditor } from '@/ui/form/useRecordEditor';
import styles from './announcements.module.css';
import { AnnouncementPicture } from './AnnouncementPicture';

interface AnnouncementFormValues {
  readonly title: string;
  readonly text: string;
  readonly priority: Priority;
  readonly status: boolean;
  readonly picture: ChosenFile | null;
}

/** What a new one begins with. */
const FRESH: AnnouncementFormValues = {
  title: '',
  text: '',
  priority: LOWEST,
  status: true,
  picture: null,
};

const valuesOf = (record: Announcement | null): AnnouncementFormValues => {
  if (record === null) return FRESH;
  const name = pictureOf(record);
  return {
    title: record.title,
    text: record.text,
    priority: priorityOf(record),
    status: isActive(record),
    picture: name === null ? null : { kind: 'kept', name },
  };
};

const fieldsOf = ({ title, text, priority, status }: AnnouncementFormValues): AnnouncementToSave => ({
  title: title.trim(),
  text,
  priority,
  status,
});

const read = (id: number, dispatch: EntityDispatch) => dispatch(loadAnnouncement(id)).unwrap();

const savePicture = async (
  { id, values, record, saved }: SavedRecord<Announcement, Announcement, AnnouncementFormValues>,
  dispatch: EntityDispatch,
  save: FileSave,
): Promise<Partial<AnnouncementFormValues>> => {
  const now = saved ? { ...record, ...saved } : record;
  const picture = await save(values.picture, {
    read: record && pictureOf(record),
    now: now && pictureOf(now),
    upload: (file) => dispatch(uploadAnnouncementPicture({ id, file })).unwrap(),
    remove: () => dispatch(removeAnnouncementPicture(id)).unwrap(),
  });
  return { picture };
};

interface AnnouncementDialogProps {
  /** Null creates an announcement. */
  readonly announcementId: number | null;
  readonly onClose: () => void;
}

const TEXT_ROWS = 7;
const PICTURES = '.png,.jpg,.jpeg';

/** Writes an announcement, or changes one that is read from the server first. */
export const AnnouncementDialog = ({ announcementId, onClose }: AnnouncementDialogProps) => {
  const { t } = useTranslation('announcements');
  const save = useFileSave();
  const { storedId, editor } = useRecordEditor(announcements, {
    id: announcementId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    finish: (done, dispatch) => savePicture(done, dispatch, save),
    onClose,
  });
  // A save of this dialog may have brought another picture than the record had.
  const mediaPath = useAppSelector((state) => announcements.selectById(state, storedId ?? 0)?.mediaPath);
  const picture = Form.useWatch('picture', editor.form);
  const required = [{ required: true, whitespace: true, message: t('dialog.required') }];
  return (
    <EditorDialog {...editor} width={640} title={t(announcementId === null ? 'dialog.create' : 'dialog.edit')}>
      <TextField name="title" label={t('dialog.title')} rules={required} />
      <Field name="text" label={t('dialog.text')} rules={required}>
        <Input.TextArea rows={TEXT_ROWS} />
      </Field>
      <div className={styles.pair}>
        <Field name="status" label={t('dialog.status')}>
          <Select
            size="large"
            options={[
              { value: true, label: t('status.active') },
              { value: false, label: t('status.inactive') },
            ]}
          />
        </Field>
        <Field name="priority" label={t('dialog.priority')}>
          <Select size="large" options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))} />
        </Field>
      </div>
      <Field name="picture" label={t('dialog.picture')}>
        <FileChoice
          label={t('dialog.picture')}
          chooseLabel={t('dialog.choosePicture')}
          hint={t('dialog.pictureHint')}
          accept={PICTURES}
          rule={{ accepts: isAnnouncementPicture, refusal: t('dialog.pictureRefused') }}
        />
      </Field>
      {picture?.kind === 'kept' && mediaPath && (
        <AnnouncementPicture key={mediaPath} path={mediaPath} name={picture.name} />
      )}
    </EditorDialog>
  );
};
