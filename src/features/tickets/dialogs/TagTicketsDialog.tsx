import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import { runBatch } from '@/processes/batch/runBatch';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTags } from '@/store/useTags';
import { selectSearch } from '@/ui/form/selectSearch';
import { useClearable } from '@/ui/form/useClearable';
import { useLoadFailed } from '@/ui/form/useLoadFailed';
import { useReturnFocus } from '@/ui/focus';
import { at } from '@/entities/base/idTable';
import { renderTagOption, toTagOption } from '../shared/tagOptions';
import { ActionDialog } from './ActionDialog';
import styles from './dialogs.module.css';

interface TagTicketsDialogProps {
  readonly ticketIds: readonly number[];
  readonly onClose: () => void;
}

interface TagSelectProps {
  readonly label: string;
  readonly tags: readonly TagRef[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  /** The tags could not be read. */
  readonly missing: boolean;
}

const TagSelect = ({ label, tags, value, missing, ...rest }: TagSelectProps) => {
  const clearable = useClearable();
  const noTags = useLoadFailed(missing);
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <Select
        mode="multiple"
        notFoundContent={noTags}
        size="large"
        allowClear={clearable}
        showSearch={selectSearch}
        aria-label={label}
        value={[...value]}
        options={tags.map(toTagOption)}
        optionRender={renderTagOption}
        {...rest}
      />
    </div>
  );
};

/** Adds tags to several tickets, and removes others from them. */
export const TagTicketsDialog = ({ ticketIds, onClose }: TagTicketsDialogProps) => {
  const { t } = useTranslation('batch');
  const dispatch = useAppDispatch();
  const { tags: all, status } = useTags();
  const byId = useAppSelector((state) => state.tickets.byId);
  const [added, setAdded] = useState<readonly number[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  useReturnFocus();
  const carried = new Set(ticketIds.flatMap((id) => (at(byId, id)?.tags ?? []).map((tag) => tag.id)));

  const save = () => {
    const add = all.filter(({ id }) => added.includes(id)).map(({ id, name, color }) => ({ id, name, color }));
    void dispatch(runBatch({ work: { action: 'tag', add, remove: removed }, ticketIds }));
    onClose();
  };
  return (
    <ActionDialog
      width={480}
      title={t('tags.title', { count: ticketIds.length })}
      submitLabel={t('tags.submit')}
      busy={false}
      disabled={added.length === 0 && removed.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TagSelect
          label={t('tags.add')}
          tags={all.filter(({ id }) => !removed.includes(id))}
          value={added}
          missing={status === 'failed'}
          onChange={setAdded}
        />
        <TagSelect
          label={t('tags.remove')}
          tags={all.filter(({ id }) => carried.has(id) && !added.includes(id))}
          value={removed}
          missing={status === 'failed'}
          onChange={setRemoved}
        />
      </div>
    </ActionDialog>
  );
};
