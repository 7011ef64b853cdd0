import { Form, Input, Select } from 'antd';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementToSave } from '@/api/announcements';
import {
  isAnnouncementPicture,
  LOWEST,
  pictureOf,
  PRIORITIES,
  type Priority,
  priorityOf,
} from '@/domain/announcements';
import {
  announcements,
  readAnnouncement,
  removeAnnouncementPicture,
  uploadAnnouncementPicture,
} from '@/entities/announcements/announcements';
import type { Announcement } from '@/protocol/records/announcements';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { type ChosenFile, FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { useAnswer } from '@/ui/useAnswer';
import styles from './AnnouncementDialog.module.css';
import { AnnouncementPicture } from './AnnouncementPicture';

interface AnnouncementFormValues {
  readonly title: string;
  readonly text: string;
  readonly priority: Priority;
  readonly status: boolean;
  readonly picture: ChosenFile | null;
}

/** A new one is of low priority and active. */
const NEW_ANNOUNCEMENT: AnnouncementFormValues = {
  title: '',
  text: '',
  priority: LOWEST,
  status: true,
  picture: null,
};

const valuesOf = (record: Announcement): AnnouncementFormValues => {
  const name = pictureOf(record);
  return {
    title: record.title,
    text: record.text,
    priority: priorityOf(record),
    status: record.status !== false,
    picture: name === null ? null : { kind: 'kept', name },
  };
};

const fieldsOf = ({ title, text, priority, status }: AnnouncementFormValues): AnnouncementToSave => ({
  title: title.trim(),
  text,
  priority,
  status,
});

/**
 * Saves the text, then the picture; throws the refusal for the form to show. After a failed picture, the next attempt updates
 * the record created before, so that no duplicate is created.
 */
const useAnnouncementSave = (record: Announcement | null) => {
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
  const dispatch = useAppDispatch();
  const ask = useCallback(
    async () => (announcementId === null ? null : dispatch(readAnnouncement(announcementId)).unwrap()),
    [announcementId, dispatch],
  );
  const { status, value: record, reload } = useAnswer(ask);
  const isMissing = announcementId !== null && (status === 'failed' || (status === 'ready' && record === null));
  const editor = useEditorForm<AnnouncementFormValues>({
    saved: announcementId === null ? NEW_ANNOUNCEMENT : record && valuesOf(record),
    save: useAnnouncementSave(record),
    onClose,
  });
  const picture = Form.useWatch('picture', editor.form);
  const required = [{ required: true, whitespace: true, message: t('dialog.required') }];
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(announcementId === null ? 'dialog.create' : 'dialog.edit')}
      failed={isMissing ? { title: t('dialog.loadFailed'), onRetry: reload } : undefined}
    >
      {/* The first field gets the focus when the dialog opens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField name="title" label={t('dialog.title')} autoFocus rules={required} />
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
      {picture?.kind === 'kept' && record?.mediaPath && (
        <AnnouncementPicture key={record.mediaPath} path={record.mediaPath} name={picture.name} />
      )}
    </EditorDialog>
  );
};
