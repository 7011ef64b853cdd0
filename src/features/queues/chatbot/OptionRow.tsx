import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { QueueOption } from '@/protocol/records/queues';
import { removeOption } from '@/entities/company/queues/queues';
import { useAppDispatch } from '@/store/hooks';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { ChevronDown, ChevronRight, Pencil, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from '../queues.module.css';
import { BegunOptionsContext, useBegunInside } from './begunOptions';
import { OptionEditor } from './OptionEditor';

interface OptionRowProps {
  readonly option: QueueOption;
  readonly queueId: number;
  readonly siblings: readonly QueueOption[];
  /** Are the options below it shown? */
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** Deletes an option after a question. */
const useOptionRemoval = ({ id, title }: QueueOption, onRemoved: () => void): (() => Promise<void>) => {
  const { t } = useTranslation('queues');
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  return async () => {
    const question = { title: t('chatbot.removeTitle', { title }), message: t('chatbot.removeMessage') };
    if (!(await mayDelete(question))) return;
    if (removeOption.fulfilled.match(await dispatch(removeOption(id)))) onRemoved();
  };
};

/** One option: what the customer types, its title and message; it is changed in place and deleted after a question. */
export const OptionRow = ({ option, queueId, siblings, open, onToggle, onChanged, onRemoved }: OptionRowProps) => {
  const { t } = useTranslation(['queues', 'common']);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { title, message } = option;
  const leave = () => {
    setEditing(false);
    editButton.current?.focus();
  };
  const remove = useOptionRemoval(option, onRemoved);
  const mayDiscard = useDiscardQuestion();
  const { hasBegun, note } = useBegunInside();
  const toggleEditor = async () => {
    if (!hasBegun() || (await mayDiscard())) setEditing(!editing);
  };
  return (
    <>
      <div className={styles.option}>
        <IconButton
          icon={open ? ChevronDown : ChevronRight}
          size={28}
          label={t('chatbot.below', { title })}
          expanded={open}
          onClick={onToggle}
        />
        <span className={styles.position}>{option.option || '—'}</span>
        <span className={styles.texts}>
          <span className={styles.title} title={title}>
            {title}
          </span>
          {message && (
            <span className={styles.message} title={message}>
              {message}
            </span>
          )}
        </span>
        <IconButton
          ref={editButton}
          icon={Pencil}
          size={28}
          label={t('chatbot.edit', { title })}
          expanded={editing}
          onClick={() => void toggleEditor()}
        />
        <IconButton icon={Trash2} size={28} label={t('chatbot.remove', { title })} onClick={() => void remove()} />
      </div>
      {editing && (
        <BegunOptionsContext value={note}>
          <OptionEditor
            queueId={queueId}
            parentId={option.parentId ?? null}
            option={option}
            siblings={siblings}
            onSaved={onChanged}
            onClose={leave}
          />
        </BegunOptionsContext>
      )}
    </>
  );
};
