import { useRef, useState } from 'react';
import { Input, type InputRef } from 'antd';
import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from '@/i18n/useTranslation';
import { VIEW_NAME_LENGTH, viewNameProblem } from '@/domain/conversations/savedViews';
import { changeViews, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useReturnFocus } from '@/ui/focus';
import { ActionDialog } from '../dialogs/ActionDialog';
import styles from './ViewsDialog.module.css';

/** Asks for the name under which to save the filters of the search. */
export const SaveViewDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['views', 'common']);
  const dispatch = useAppDispatch();
  const views = useAppSelector(selectViews);
  const search = useAppSelector((state) => state.tickets.search);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<InputRef>(null);
  useReturnFocus();
  const problem = viewNameProblem(name, views);
  const save = async () => {
    if (problem !== null || busy) return;
    setBusy(true);
    const view = { id: nanoid(), name: name.trim(), search };
    const answer = await dispatch(changeViews((known) => [...known, view]));
    setBusy(false);
    if (changeViews.fulfilled.match(answer)) onClose();
  };
  return (
    <ActionDialog
      width={400}
      title={t('saveTitle')}
      submitLabel={t('common:actions.save')}
      busy={busy}
      unsaved={name !== ''}
      disabled={problem !== null}
      onSubmit={() => void save()}
      onClose={onClose}
      onShown={() => field.current?.focus()}
    >
      <label className={styles.field} htmlFor="view-name">
        {t('name')}
        <Input
          ref={field}
          id="view-name"
          size="large"
          maxLength={VIEW_NAME_LENGTH}
          value={name}
          status={problem === 'taken' ? 'error' : undefined}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => void save()}
        />
      </label>
      {problem === 'taken' && (
        <p role="alert" className={styles.refused}>
          {t('taken')}
        </p>
      )}
      <p className={styles.hint}>{t('hint')}</p>
    </ActionDialog>
  );
};
