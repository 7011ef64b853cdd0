import { Button, Input } from 'antd';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isSameTask, isTaskChange, type Task } from '@/entities/company/tasks/storedTasks';
import { changeTask, loadTasks, taskPutBack } from '@/entities/company/tasks/tasks';
import { taskEdited, taskTyped } from '@/entities/company/tasks/typedTask';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { focusAfter, useFirstField } from '@/ui/focus';
import { ListChecks, Pencil, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import styles from './TodoPage.module.css';

interface TaskFormProps {
  /** Null for a new task. */
  readonly edited: Task | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The field is left by Escape. */
  readonly onEscape: () => void;
}

/** The field for a new task, or for the one that is being edited; its button then reads 'Salvar'. */
const TaskForm = ({ edited, text, onText, onSubmit, onCancel, onEscape }: TaskFormProps) => {
  const { t } = useTranslation('todolist');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSubmit();
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
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && edited) onEscape();
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

interface TaskRowProps {
  readonly task: Task;
  readonly onEdit: (task: Task) => void;
  readonly onRemove: (task: Task) => void;
}

/** A task with its moment, and what can be done with it. */
const TaskRow = ({ task, onEdit, onRemove }: TaskRowProps) => {
  const { t } = useTranslation('todolist');
  const { text, createdAt, updatedAt } = task;
  const isChanged = updatedAt !== '' && updatedAt !== createdAt;
  const moment = dayAndTime(isChanged ? updatedAt : createdAt);
  return (
    <li className={styles.row}>
      <div className={styles.task}>
        <p className={styles.text} data-selectable>
          {text}
        </p>
        {moment && <p className={styles.moment}>{t(isChanged ? 'changed' : 'created', { moment })}</p>}
      </div>
      <IconButton icon={Pencil} size={28} label={t('edit', { text })} onClick={() => onEdit(task)} />
      <IconButton icon={Trash2} size={28} label={t('remove', { text })} onClick={() => onRemove(task)} />
    </li>
  );
};

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly onEdit: (task: Task) => void;
  readonly onRemove: (task: Task) => void;
}

const TaskList = ({ tasks, onEdit, onRemove }: TaskListProps) => {
  const { t } = useTranslation('todolist');
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {tasks.map((task, place) => (
        // Tasks have no number of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <TaskRow key={`${task.createdAt} ${place}`} task={task} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  );
};

/** The tasks of this computer; changes in another window appear here too. */
const useTasks = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(loadTasks());
    const follow = (event: StorageEvent) => {
      if (isTaskChange(event)) void dispatch(loadTasks());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
  return useAppSelector((state) => state.tasks);
};

/** Notes of things to do, kept only on this computer. */
export const TodoPage = () => {
  const { t } = useTranslation('todolist');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const mayDiscard = useDiscardQuestion();
  const tasks = useTasks();
  const typed = useAppSelector((state) => state.typedTask);
  const edited = typed.edited?.task ?? null;
  const text = typed.edited?.text ?? typed.added;
  const field = useRef<HTMLDivElement>(null);
  useFirstField(field);
  const takeText = (change: () => void) => focusAfter(change, () => field.current?.querySelector('input'));
  const startOn = (task: Task | null) => takeText(() => dispatch(taskEdited(task)));
  /** As `startOn`; a change that is not saved is dropped only after a question. */
  const askToStartOn = async (task: Task | null): Promise<void> => {
    const isChanged = edited !== null && text !== edited.text;
    // The pencil of the task itself goes on with what is typed.
    if (isChanged && task && isSameTask(edited, task)) takeText(() => {});
    else if (!isChanged || (await mayDiscard())) startOn(task);
  };

  const submit = async (): Promise<void> => {
    // A text that could not be kept stays in the field.
    if (!changeTask.fulfilled.match(await dispatch(changeTask({ before: edited, text })))) return;
    if (edited) startOn(null);
    else takeText(() => dispatch(taskTyped('')));
  };
  const remove = async (task: Task): Promise<void> => {
    const follower = tasks[tasks.indexOf(task) + 1] ?? null;
    const answer = await dispatch(changeTask({ before: task, text: null }));
    // A task that could not be deleted is still there, and so is what is typed over it.
    if (!changeTask.fulfilled.match(answer)) return;
    dispatch(toastShown({ kind: 'info', textKey: 'todolist:removed', undo: taskPutBack({ task, follower }) }));
    const now = store.getState().typedTask.edited;
    // Every change reads all tasks again, as new objects.
    takeText(() => {
      if (now && isSameTask(now.task, task)) dispatch(taskEdited(null));
    });
  };
  return (
    <Page label={t('title')}>
      <PageHead title={t('title')} count={tasks.length} />
      <div ref={field} className={styles.form}>
        <TaskForm
          key={edited === null ? 'new' : JSON.stringify(edited)}
          edited={edited}
          text={text}
          onText={(now) => dispatch(taskTyped(now))}
          onSubmit={() => void submit()}
          onCancel={() => startOn(null)}
          onEscape={() => void askToStartOn(null)}
        />
      </div>
      {tasks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={ListChecks} title={t('empty')} hint={t('emptyHint')} />
        </div>
      ) : (
        <TaskList tasks={tasks} onEdit={(task) => void askToStartOn(task)} onRemove={(task) => void remove(task)} />
      )}
    </Page>
  );
};
