/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag makes a list of rows that belongs to a text box */
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { Paperclip } from '@/ui/icons';
import styles from './QuickReplyList.module.css';
import { quickReplyLabel } from './quickReplyQuery';
import type { QuickReplies } from './useQuickReplies';

/** Id of a reply's row, for the text box's active descendant. */
export const quickReplyRowId = (listId: string, index: number): string => `${listId}-${index}`;

/** The matching quick replies, above the text box, which keeps the focus. */
export const QuickReplyList = (quick: QuickReplies) => {
  const { listId, replies, hasFailed, isReading, readAgain, marked, mark, choose, filled } = quick;
  const { t } = useTranslation(['composer', 'common']);
  useEffect(() => {
    document.getElementById(quickReplyRowId(listId, marked))?.scrollIntoView({ block: 'nearest' });
  }, [listId, marked]);
  if (isReading) {
    return (
      <div id={listId} className={styles.list}>
        <output className={styles.none}>{t('common:state.loading')}</output>
      </div>
    );
  }
  return (
    <div id={listId} className={styles.list} role="listbox" tabIndex={0} aria-label={t('quick.list')}>
      {hasFailed && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- as below
        <div
          id={quickReplyRowId(listId, 0)}
          className={classNames(styles.row, styles.marked)}
          role="option"
          aria-selected
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={readAgain}
        >
          <span className={styles.failure}>{t('quick.failed')}</span>
          <span className={styles.code}>{t('common:actions.tryAgain')}</span>
          <kbd className={styles.key} aria-hidden="true">
            Enter
          </kbd>
        </div>
      )}
      {!hasFailed && replies.length === 0 && (
        <div className={styles.none} role="option" aria-selected={false} aria-disabled="true">
          {t('quick.none')}
        </div>
      )}
      {replies.map((reply, index) => (
        // The text box handles the keys of the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={reply.id}
          id={quickReplyRowId(listId, index)}
          className={classNames(styles.row, index === marked && styles.marked)}
          role="option"
          aria-selected={index === marked}
          tabIndex={-1}
          // The text box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => mark(index)}
          onClick={() => choose(reply)}
        >
          <span className={styles.code}>/{reply.shortcode}</span>
          <span className={styles.label}>
            {quickReplyLabel(filled(reply.message))}
            {index === marked && <span className={styles.whole}>{filled(reply.message)}</span>}
          </span>
          {reply.mediaPath && (
            <span className={styles.file}>
              <Paperclip size={13} />
              {reply.mediaName}
            </span>
          )}
          {index === marked && (
            <kbd className={styles.key} aria-hidden="true">
              Enter
            </kbd>
          )}
        </div>
      ))}
    </div>
  );
};
