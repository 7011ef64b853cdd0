import { useTranslation } from 'react-i18next';
import type { Task } from '@/entities/tasks/storedTasks';
import { formatMoment } from '@/lib/dates';
import { Pencil, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './TodoPage.module.css';

interface TaskRowProps {
  readonly task: Task;
  readonly onEdit: (task: Task) => void;
  readonly onRemove: (task: Task) => void;
}

/** A task with its moment, and what can be done with it. */
export const TaskRow = ({ task, onEdit, onRemove }: TaskRowProps) => {
  const { t } = useTranslation('todolist');
  const { text, createdAt, updatedAt } = task;
  const isChanged = updatedAt !== '' && updatedAt !== createdAt;
  const moment = formatMoment(isChanged ? updatedAt : createdAt);
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
