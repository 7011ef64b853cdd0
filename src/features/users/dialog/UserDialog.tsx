import { useTranslation } from 'react-i18next';
import type { EntityDispatch } from '@/entities/thunk';
import { loadUser, users } from '@/entities/users/users';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { UserFields } from './UserFields';
import { fieldsOf, valuesOf } from './userForm';

interface UserDialogProps {
  /** Null creates a user. */
  readonly userId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(loadUser(id)).unwrap();

/** Creates a user, or changes one that is read from the server first. */
export const UserDialog = ({ userId, onClose }: UserDialogProps) => {
  const { t } = useTranslation('users');
  const { editor } = useRecordEditor(users, {
    id: userId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(userId === null ? 'dialog.create' : 'dialog.edit')}>
      <UserFields isNew={userId === null} savedProfile={editor.saved?.profile ?? ''} />
    </EditorDialog>
  );
};
