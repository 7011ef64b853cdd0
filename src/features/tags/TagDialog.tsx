import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { mayMarkLanes } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { loadTag, type TagFields, tags } from '@/entities/tags/tags';
import type { Tag } from '@/protocol/records/tags';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { ColorField } from '@/ui/form/ColorField';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';

interface TagFormValues {
  readonly name: string;
  readonly color: string;
  readonly kanban: boolean;
}

/** Characters. */
const LEAST_NAME_LENGTH = 3;
/** What servers give a tag without a colour. */
const DEFAULT_COLOR = '#a4cccc';

/** What the form shows of a tag; of none, a new one. */
const valuesOf = (tag: Tag | null): TagFormValues => ({
  name: tag?.name ?? '',
  color: tag?.color ?? DEFAULT_COLOR,
  kanban: tag?.kanban === 1,
});

/** What is sent of the form. */
const fieldsOf = ({ name, color, kanban }: TagFormValues): TagFields => ({
  name: name.trim(),
  color,
  kanban: kanban ? 1 : 0,
});

interface TagDialogProps {
  /** Null creates a tag. */
  readonly tagId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

/** Creates a tag, or changes one that is read from the server first: lists do not say whether it is a lane. */
export const TagDialog = ({ tagId, onClose }: TagDialogProps) => {
  const { t } = useTranslation('tags');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const save = useRecordSave(tags);
  const read = useCallback((id: number) => dispatch(loadTag(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(tagId, read, t('dialog.loadFailed'));
  const editor = useEditorForm<TagFormValues>({
    saved: tagId === null ? NEW : record && valuesOf(record),
    save: async (values) => void (await save(tagId, fieldsOf(values))),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(tagId === null ? 'dialog.create' : 'dialog.edit')} failed={failed}>
      <TextField
        name="name"
        label={t('dialog.name')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rules={[
          { required: true, whitespace: true, message: t('dialog.required') },
          { min: LEAST_NAME_LENGTH, transform: (text: string) => text.trim(), message: t('dialog.tooShort') },
        ]}
      />
      <ColorField name="color" label={t('dialog.color')} />
      <SwitchField name="kanban" label={t('dialog.kanban')} hidden={!mayMarkLanes(user)} />
    </EditorDialog>
  );
};
