import { useState, type SubmitEvent } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/entities/tasks/storedTasks';
import styles from './TodoPage.module.css';

interface TaskFormProps {
  /** Null for a new task. */
  readonly edited: Task | null;
  readonly onSubmit: (text: string) => void;
  readonly onCancel: () => void;
}

/** The field for a new task, or for the one that is being edited; its button then reads 'Salvar'. */
export const TaskForm = ({ edited, onSubmit, onCancel }: TaskFormProps) => {
  const { t } = useTranslation('todolist');
  const [text, setText] = useState(edited?.text ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSubmit(text);
    setText('');
  };
  const label = t(edited ? 'editField' : 'field');
  return (
    <form className={styles.fields} onSubmit={submit}>
      <Input
        size="large"
        value={text}
        aria-label={label}
        placeholder={label}
        // Only for an edit: it was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={edited !== null}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && edited) onCancel();
        }}
      />
      {edited && (
        <Button size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      <Button size="large" type="primary" htmlType="submit">
        {t(edited ? 'save' : 'add')}
      </Button>
    </form>
  );
};
