import { useCallback } from 'react';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { isAnnouncementPicture, PRIORITIES } from '@/domain/announcements';
import { readAnnouncement } from '@/entities/announcements/announcementThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { useAnswer } from '@/ui/useAnswer';
import styles from './AnnouncementDialog.module.css';
import { NEW_ANNOUNCEMENT, valuesOf, type AnnouncementFormValues } from './announcementForm';
import { AnnouncementPicture } from './AnnouncementPicture';
import { useAnnouncementSave } from './useAnnouncementSave';

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
