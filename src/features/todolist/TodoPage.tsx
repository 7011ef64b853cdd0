import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/entities/tasks/storedTasks';
import { changeTask, taskPutBack } from '@/entities/tasks/taskThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListChecks } from '@/ui/icons';
import { PageHead } from '@/ui/layout/PageHead';
import { useFirstField } from '@/ui/useFirstField';
import { TaskForm } from './TaskForm';
import { TaskRow } from './TaskRow';
import styles from './TodoPage.module.css';
import { useTasks } from './useTasks';

/** Notes of things to do, kept on this computer alone. */
export const TodoPage = () => {
  const { t } = useTranslation('todolist');
  const dispatch = useAppDispatch();
  const tasks = useTasks();
  const [edited, setEdited] = useState<Task | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useFirstField(field);
  // In the next frame: the field of another task is another one.
  const focusField = () => requestAnimationFrame(() => field.current?.querySelector('input')?.focus());

  const submit = (text: string) => {
    void dispatch(changeTask({ before: edited, text }));
    setEdited(null);
    focusField();
  };
  const remove = async (task: Task): Promise<void> => {
    const follower = tasks[tasks.indexOf(task) + 1] ?? null;
    const answer = await dispatch(changeTask({ before: task, text: null }));
    if (changeTask.fulfilled.match(answer)) {
      const undo = taskPutBack({ task, follower });
      dispatch(toastShown({ kind: 'info', textKey: 'todolist:removed', undo }));
    }
    if (edited === task) setEdited(null);
    focusField();
  };
  const edit = (task: Task | null) => {
    setEdited(task);
    focusField();
  };
  return (
    <section className={styles.page} aria-label={t('title')}>
      <PageHead title={t('title')} count={tasks.length} />
      <div ref={field} className={styles.form}>
        <TaskForm
          key={edited === null ? 'new' : JSON.stringify(edited)}
          edited={edited}
          onSubmit={submit}
          onCancel={() => edit(null)}
        />
      </div>
      {tasks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={ListChecks} title={t('empty')} hint={t('emptyHint')} />
        </div>
      ) : (
        <ul className={styles.list} aria-label={t('list')}>
          {tasks.map((task, place) => (
            <TaskRow
              // Tasks have no number of their own.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${task.createdAt} ${place}`}
              task={task}
              onEdit={edit}
              onRemove={(removed) => void remove(removed)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
