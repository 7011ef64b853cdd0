import { Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { loadQueues, selectQueues, selectQueuesStatus } from '@/entities/company/queues/queues';
import type { EntityDispatch } from '@/entities/base/thunk';
import { readUser, users } from '@/entities/company/users/users';
import { useAppDispatch, useAppSelector, useAppStore, useCan } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { NAME_LENGTH, useEmailRule, useLengthRules } from '@/ui/form/useFieldRules';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { useProfileName } from './useProfileName';
import { fieldsOf, PASSWORD_LENGTH, profilesFor, valuesOf } from './userForm';

/** The queues to choose from, read while the dialog is open, and what to show without them. */
const useQueueOptions = () => {
  const dispatch = useAppDispatch();
  const queues = useAppSelector(selectQueues);
  useEffect(() => void dispatch(loadQueues()), [dispatch]);
  const choice = useRecordChoice(useAppSelector(selectQueuesStatus), queues);
  return { options: queues.map(toOption), ...choice };
};

/** The connections to choose from; those that could not be read at sign-in are read again. */
const useConnectionOptions = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const connections = useAppSelector(selectConnections);
  useEffect(() => {
    if (store.getState().whatsappConnections.status === 'failed') void dispatch(loadConnections());
  }, [dispatch, store]);
  const status = useAppSelector(({ whatsappConnections }) => whatsappConnections.status);
  const choice = useRecordChoice(status, connections);
  return { options: connections.map(toOption), ...choice };
};

interface UserFieldsProps {
  /** A new user needs a password. */
  readonly isNew: boolean;
  readonly savedProfile: string;
}

/** The fields of a user with their validation rules. Fields the editor may not change are shown disabled. */
const UserFields = ({ isNew, savedProfile }: UserFieldsProps) => {
  const { t } = useTranslation(['users', 'common']);
  const clearable = useClearable();
  const mayEditProfile = useCan('user-modal:editProfile');
  const mayEditQueues = useCan('user-modal:editQueues');
  const lengthRules = useLengthRules();
  const emailRule = useEmailRule();
  const profileName = useProfileName();
  const connectionOptions = useConnectionOptions();
  const queueOptions = useQueueOptions();
  const required = { required: true, whitespace: true, message: t('common:form.required') };
  const allTicket = (['enabled', 'disabled'] as const).map((value) => ({ value, label: t(`dialog.${value}`) }));
  return (
    <>
      <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
      <TextField
        name="email"
        label={t('dialog.email')}
        inputMode="email"
        autoComplete="off"
        rules={[required, emailRule]}
      />
      <PasswordField
        name="password"
        label={t('dialog.password')}
        autoComplete="new-password"
        note={isNew ? undefined : t('dialog.passwordKept')}
        rules={lengthRules({ ...PASSWORD_LENGTH, required: isNew })}
      />
      {/* Who may not choose one keeps what is stored, even none. */}
      <Field name="profile" label={t('dialog.profile')} rules={mayEditProfile ? [required] : []}>
        <Select
          size="large"
          disabled={!mayEditProfile}
          options={profilesFor(savedProfile).map((value) => ({ value, label: profileName(value) }))}
        />
      </Field>
      <Field name="queueIds" label={t('dialog.queues')}>
        <Select
          size="large"
          mode="multiple"
          allowClear={clearable}
          disabled={!mayEditQueues}
          showSearch={selectSearch}
          {...queueOptions}
        />
      </Field>
      <Field name="whatsappId" label={t('dialog.connection')}>
        <Select {...connectionOptions} size="large" allowClear={clearable} disabled={!mayEditProfile} />
      </Field>
      <Field name="allTicket" label={t('dialog.allTicket')}>
        <Select size="large" disabled={!mayEditProfile} options={allTicket} />
      </Field>
    </>
  );
};

interface UserDialogProps {
  /** Null creates a user. */
  readonly userId: number | null;
  readonly onClose: () => void;
}

/** What servers say when another user has the e-mail. */
const EMAIL_TAKEN = 'An user with this email already exists.';

const SECRETS = ['password'] as const;

const read = (id: number, dispatch: EntityDispatch) => dispatch(readUser(id)).unwrap();

/** Creates a user, or changes one that is read from the server first. */
export const UserDialog = ({ userId, onClose }: UserDialogProps) => {
  const { t } = useTranslation('users');
  const { editor } = useRecordEditor(users, {
    id: userId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    explain: ({ message }) => (message === EMAIL_TAKEN ? t('dialog.emailTaken') : null),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(userId === null ? 'dialog.create' : 'dialog.edit')} secrets={SECRETS}>
      <UserFields isNew={userId === null} savedProfile={editor.saved?.profile ?? ''} />
    </EditorDialog>
  );
};
