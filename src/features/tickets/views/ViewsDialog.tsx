import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { movedView, VIEW_NAME_LENGTH, viewNameProblem, type SavedView } from '@/domain/conversations/savedViews';
import { changeViews, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { ArrowDown, ArrowUp, ListTree, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { ListDialog } from '../dialogs/ListDialog';
import styles from './ViewsDialog.module.css';

interface ViewLineProps {
  readonly view: SavedView;
  readonly views: readonly SavedView[];
  readonly onChange: (change: (views: readonly SavedView[]) => readonly SavedView[]) => void;
}

/** A saved view: its editable name, its place in the order, and a button to delete it. */
const ViewLine = ({ view, views, onChange }: ViewLineProps) => {
  const { t } = useTranslation('views');
  const mayDelete = useDeleteQuestion();
  const { id, name } = view;
  const [typed, setTyped] = useState(name);
  const at = views.indexOf(view);
  const problem = viewNameProblem(
    typed,
    views.filter((other) => other.id !== id),
  );
  const rename = () => {
    const next = typed.trim();
    if (problem !== null) setTyped(name);
    else if (next !== name) onChange((known) => known.map((one) => (one.id === id ? { ...one, name: next } : one)));
  };
  const remove = async () => {
    const agreed = await mayDelete({ title: t('removeTitle', { name }), message: t('removeMessage') });
    if (agreed) onChange((known) => known.filter((other) => other.id !== id));
  };
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Input
          aria-label={t('nameOf', { name })}
          maxLength={VIEW_NAME_LENGTH}
          value={typed}
          status={problem === null ? undefined : 'error'}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onPressEnter={rename}
        />
        {problem === 'taken' && (
          <p role="alert" className={styles.refused}>
            {t('taken')}
          </p>
        )}
      </div>
      <IconButton
        icon={ArrowUp}
        label={t('up', { name })}
        disabled={at === 0}
        onClick={() => onChange((known) => movedView(known, id, -1))}
      />
      <IconButton
        icon={ArrowDown}
        label={t('down', { name })}
        disabled={at === views.length - 1}
        onClick={() => onChange((known) => movedView(known, id, 1))}
      />
      <IconButton icon={Trash2} label={t('remove', { name })} onClick={() => void remove()} />
    </li>
  );
};

/** Order and names of the saved views. */
export const ViewsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['views', 'tickets']);
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectViews);
  return (
    <ListDialog
      title={t('tickets:views.title')}
      empty={{ icon: ListTree, title: t('empty'), hint: t('emptyHint') }}
      onClose={onClose}
    >
      {views.map((view) => (
        <ViewLine key={view.id} view={view} views={views} onChange={(change) => void dispatch(changeViews(change))} />
      ))}
    </ListDialog>
  );
};
