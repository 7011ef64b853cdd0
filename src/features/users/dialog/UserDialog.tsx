import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadUser, users } from '@/entities/users/users';
import { useAppDispatch } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { UserFields } from './UserFields';
import { fieldsOf, valuesOf, type UserFormValues } from './userForm';

interface UserDialogProps {
  /** Null creates a user. */
  readonly userId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

/** Creates a user, or changes one that is read from the server first. */
export const UserDialog = ({ userId, onClose }: UserDialogProps) => {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const save = useRecordSave(users);
  const read = useCallback((id: number) => dispatch(loadUser(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(userId, read, t('dialog.loadFailed'));
  const saved = userId === null ? NEW : record && valuesOf(record);
  const editor = useEditorForm<UserFormValues>({
    saved,
    save: async (values) => void (await save(userId, fieldsOf(values))),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(userId === null ? 'dialog.create' : 'dialog.edit')} failed={failed}>
      <UserFields isNew={userId === null} savedProfile={saved?.profile ?? NEW.profile} />
    </EditorDialog>
  );
};
