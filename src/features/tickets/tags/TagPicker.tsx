import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TagRef } from '@/protocol/records/tags';
import { tags as tagCollection } from '@/entities/tags/tags';
import { selectTags } from '@/entities/tags/tagSelectors';
import { loadTags } from '@/entities/tags/tagThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { tagChoices, type TagChoice } from './tagChoices';
import { TagOption } from './TagOption';
import styles from './TagPicker.module.css';
import type { useTicketTags } from './useTicketTags';

interface TagPickerProps {
  readonly chosen: readonly TagRef[];
  readonly control: ReturnType<typeof useTicketTags>;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search field over a list of tags: arrows move, Enter sets or takes off, a new name can be created, Escape closes. */
export const TagPicker = ({ chosen, control, onClose }: TagPickerProps) => {
  const { t } = useTranslation('tags');
  const dispatch = useAppDispatch();
  const listId = useId();
  const tags = useAppSelector(selectTags);
  const status = useAppSelector((state) => tagCollection.selectView(state, 'all').status);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const choices = tagChoices(tags, chosen, text);
  const at = Math.min(active, choices.length - 1);
  useEffect(() => void dispatch(loadTags()), [dispatch]);

  const choose = async (choice: TagChoice): Promise<void> => {
    if (choice.kind === 'tag') await control.toggle(choice.tag);
    else if (await control.create(choice.name)) setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const choice = choices[at];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key === 'Enter' && choice) void choose(choice);
    else if (step && choices.length > 0) setActive((at + step + choices.length) % choices.length);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className={styles.picker}>
      <Input
        // The list was opened to choose from it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        // A field that filters a list of choices (WAI-ARIA combobox).
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-label={t('editor.search')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? optionId(at) : undefined}
        placeholder={t('editor.search')}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <ul
        id={listId}
        className={styles.options}
        // Native lists cannot hold chips.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
        role="listbox"
        aria-multiselectable
        aria-label={t('editor.options')}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices.map((choice, index) => (
          <TagOption
            key={choice.kind === 'tag' ? choice.tag.id : 'create'}
            id={optionId(index)}
            choice={choice}
            active={index === at}
            onHover={() => setActive(index)}
            onChoose={() => void choose(choice)}
          />
        ))}
      </ul>
      {status === 'failed' && <p className={styles.problem}>{t('editor.loadFailed')}</p>}
      {status === 'ready' && choices.length === 0 && <p className={styles.hint}>{t('editor.empty')}</p>}
      {control.problem && (
        <p className={styles.problem} role="alert">
          {control.problem}
        </p>
      )}
    </div>
  );
};
