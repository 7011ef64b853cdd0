import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { QueueOption } from '@/protocol/records/queues';
import { loadOptions } from '@/entities/company/queues/queues';
import { useAppDispatch } from '@/store/hooks';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';
import { bringIntoView, focusAfter } from '@/ui/focus';
import { Plus } from '@/ui/icons';
import { useAsync } from '@/ui/useAsync';
import styles from '../queues.module.css';
import { BegunOptionsContext, useBegunInside } from './begunOptions';
import { OptionEditor } from './OptionEditor';
import { OptionRow } from './OptionRow';

interface OptionBranchProps {
  readonly queueId: number;
  /** Null for the queue's first options. */
  readonly parent: QueueOption | null;
}

interface OptionItemProps {
  readonly option: QueueOption;
  readonly queueId: number;
  readonly siblings: readonly QueueOption[];
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** An option, and below it the options that follow, once it is opened. Closing it asks before it drops what is typed below. */
const OptionItem = ({ option, ...row }: OptionItemProps) => {
  const [open, setOpen] = useState(false);
  const mayDiscard = useDiscardQuestion();
  const { hasBegun, note } = useBegunInside();
  const toggle = async () => {
    if (!hasBegun() || (await mayDiscard())) setOpen(!open);
  };
  return (
    <li>
      <OptionRow {...row} option={option} open={open} onToggle={() => void toggle()} />
      {open && (
        <div className={styles.below}>
          <BegunOptionsContext value={note}>
            <OptionBranch queueId={row.queueId} parent={option} />
          </BegunOptionsContext>
        </div>
      )}
    </li>
  );
};

interface OptionListProps {
  readonly label: string;
  readonly queueId: number;
  readonly options: readonly QueueOption[];
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

const OptionList = ({ label, queueId, options, onChanged, onRemoved }: OptionListProps) => (
  <ul className={styles.list} aria-label={label}>
    {options.map((option) => (
      <OptionItem
        key={option.id}
        option={option}
        queueId={queueId}
        siblings={options}
        onChanged={onChanged}
        onRemoved={onRemoved}
      />
    ))}
  </ul>
);

/** Replaces or follows options that could not be read. */
const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(['queues', 'common']);
  return (
    <div role="alert" className={styles.note}>
      {t('chatbot.loadFailed')}{' '}
      <Button size="small" onClick={onRetry}>
        {t('common:actions.tryAgain')}
      </Button>
    </div>
  );
};

/** One menu of the chatbot. It is read when opened and again after each change, because servers send no event. */
export const OptionBranch = ({ queueId, parent }: OptionBranchProps) => {
  const { t } = useTranslation(['queues', 'common']);
  const dispatch = useAppDispatch();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const parentId = parent?.id ?? null;
  const ask = useCallback(() => dispatch(loadOptions({ queueId, parentId })).unwrap(), [dispatch, queueId, parentId]);
  const { status, value: options, reload } = useAsync(ask);
  useEffect(() => {
    // The options above push the focused button down.
    if (options && document.activeElement === addButton.current) bringIntoView(addButton.current);
  }, [options]);
  const where = parent ? t('chatbot.below', { title: parent.title }) : t('chatbot.first');
  const leave = () => {
    // The button is enabled once the editor has gone.
    focusAfter(
      () => setAdding(false),
      () => addButton.current,
    );
  };

  const removed = () => {
    reload();
    addButton.current?.focus();
  };

  if (!options && status === 'loading') return <SkeletonRows rows={2} height={44} />;
  return (
    <>
      {status === 'failed' && <LoadFailed onRetry={reload} />}
      {options && options.length > 0 && (
        <OptionList label={where} queueId={queueId} options={options} onChanged={reload} onRemoved={removed} />
      )}
      {options?.length === 0 && <p className={styles.note}>{t(parent ? 'chatbot.end' : 'chatbot.empty')}</p>}
      {adding && (
        <OptionEditor
          queueId={queueId}
          parentId={parentId}
          option={null}
          siblings={options ?? []}
          onSaved={reload}
          onClose={leave}
        />
      )}
      {options && (
        <Button
          ref={addButton}
          size="small"
          icon={<Plus size={14} />}
          disabled={adding}
          aria-label={parent ? t('chatbot.addBelow', { title: parent.title }) : undefined}
          onClick={() => setAdding(true)}
        >
          {t('chatbot.add')}
        </Button>
      )}
    </>
  );
};
