import { useState } from 'react';
import { Dropdown } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { Plus } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { focusComposer } from '../shared/focusComposer';
import { CreatedTag } from './CreatedTag';
import { classNames } from '@/ui/classNames';
import chip from '@/ui/layout/Chip.module.css';
import styles from './TagEditor.module.css';
import { TagPicker } from './TagPicker';
import { useTicketTags } from './useTicketTags';

const NO_TAGS: TagRef[] = [];

/** Shows the ticket's tags and a list to choose others from. */
export const TagEditor = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tags');
  const { tags = NO_TAGS } = ticket;
  const [open, setOpen] = useState(false);
  const control = useTicketTags(ticket, open);
  useShortcut('editTags', () => setOpen(true));
  const close = () => {
    setOpen(false);
    focusComposer();
  };
  const isBare = tags.length === 0 && !open && !control.created && !control.problem;
  const picker = <TagPicker chosen={tags} control={control} onClose={close} />;
  return (
    <div className={classNames(styles.row, isBare && styles.bare)}>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={t('editor.list')}>
          {tags.map((tag) => (
            <li key={tag.id} className={styles.chip}>
              <Chip color={tag.color} size="medium">
                {tag.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Dropdown open={open} trigger={['click']} destroyOnHidden onOpenChange={setOpen} popupRender={() => picker}>
        <button
          type="button"
          className={classNames(chip.button, styles.add)}
          aria-label={t('editor.openLabel')}
          title={shortcutText('editTags')}
          aria-haspopup="listbox"
          aria-expanded={open}
        >
          <Plus size={13} />
          {t('editor.open')}
        </button>
      </Dropdown>
      {!open && <CreatedTag control={control} />}
      {control.problem && !open && (
        <span className={styles.problem} role="alert">
          {control.problem}
        </span>
      )}
    </div>
  );
};
