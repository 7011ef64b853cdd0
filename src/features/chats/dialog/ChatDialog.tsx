import { useEffect, useRef } from 'react';
import { Input, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { Chat } from '@/protocol/records/chats';
import { listUsers } from '@/entities/company/users/users';
import { chats } from '@/entities/conversations/chats/chats';
import { useAppSelector } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { useRead } from '@/ui/useAsync';
import { useLeft } from '@/ui/useLeft';

interface ChatDialogProps {
  /** Null creates a chat. */
  readonly chat: Chat | null;
  readonly onSaved: (chat: Chat) => void;
  readonly onClose: () => void;
}

interface ChatFormValues {
  readonly title: string;
  readonly users: readonly number[];
}

/** Title and members of a chat; its owner is always a member. */
export const ChatDialog = ({ chat, onSaved, onClose }: ChatDialogProps) => {
  const { t } = useTranslation('chats');
  const userId = useAppSelector((state) => state.session.user?.id);
  const { status, value: colleagues, reload } = useRead(listUsers);
  const ownerId = chat?.ownerId ?? userId;
  const left = useLeft();
  const created = useRef<Chat | null>(null);
  const { editor } = useRecordEditor(chats, {
    id: chat?.id ?? null,
    whole: chat,
    valuesOf: (record: Chat | null): ChatFormValues => ({
      title: record?.title ?? '',
      users: record?.users?.map((member) => member.userId).filter((id) => id !== ownerId) ?? [],
    }),
    fieldsOf: ({ title, users }) => ({ title: title.trim(), users: users.map((id) => ({ id })) }),
    finish: async ({ record, saved }) => {
      if (record === null) created.current = saved;
    },
    onClose: () => {
      onClose();
      // Who left the dialog during its save is elsewhere by now.
      if (created.current && !left.current) onSaved(created.current);
    },
  });
  const { form } = editor;
  const isReady = colleagues !== null;
  useEffect(() => {
    if (isReady) requestAnimationFrame(() => form.focusField('title'));
  }, [form, isReady]);
  const { labelRender } = useRecordChoice('ready');
  const options = (colleagues ?? []).filter(({ id }) => id !== ownerId).map(toOption);
  return (
    <EditorDialog
      {...editor}
      onClose={onClose}
      saved={isReady ? editor.saved : null}
      title={t('dialog.title')}
      failed={status === 'failed' ? { title: t('dialog.loadFailed'), onRetry: reload } : undefined}
    >
      <Field
        name="title"
        label={t('dialog.name')}
        rules={[{ required: true, whitespace: true, message: t('dialog.noTitle') }]}
      >
        <Input size="large" />
      </Field>
      <Field
        name="users"
        label={t('dialog.users')}
        rules={[{ required: true, type: 'array', min: 1, message: t('dialog.noUsers') }]}
      >
        <Select
          mode="multiple"
          size="large"
          placeholder={t('dialog.usersHint')}
          showSearch={selectSearch}
          options={options}
          labelRender={labelRender}
        />
      </Field>
    </EditorDialog>
  );
};
