import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import { loadTags, selectTags, tags as tagCollection } from '@/entities/company/tags/tags';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFirstField } from '@/ui/focus';
import { CreatedTag } from './CreatedTag';
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
/** No option is marked: Enter alone must not turn a typing error into a tag of the whole company. */
const NOTHING = -1;

/**
 * A search field above a list of tags. Arrows move the mark, Enter adds or removes the marked tag, Escape closes. Ctrl+Enter, a
 * click, or Enter once an arrow has marked the offer creates a new tag.
 */
export const TagPicker = ({ chosen, control, onClose }: TagPickerProps) => {
  const { t } = useTranslation(['tags', 'common']);
  const dispatch = useAppDispatch();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const tags = useAppSelector(selectTags);
  const status = useAppSelector((state) => tagCollection.selectView(state, 'all').status);
  const [text, setText] = useState('');
  /** Index marked by arrows or pointer; null before that, when the first tag is marked. */
  const [moved, setMoved] = useState<number | null>(null);
  // Until it is known which tags there are, any name may be one of them.
  const choices = tagChoices(tags, chosen, text).filter(({ kind }) => kind === 'tag' || status === 'ready');
  const first = choices[0]?.kind === 'tag' ? 0 : NOTHING;
  const at = moved === null ? first : Math.min(moved, choices.length - 1);
  useEffect(() => void dispatch(loadTags()), [dispatch]);
  useFirstField(frame);

  /** Empties the field after a tag was created; what was typed meanwhile stays. */
  const forget = (name: string) => setText((now) => (now.trim() === name ? '' : now));
  const choose = async (choice: TagChoice): Promise<void> => {
    if (choice.kind === 'tag') await control.toggle(choice.tag);
    else if (await control.create(choice.name)) forget(choice.name);
  };
  /** The name that Ctrl+Enter asked to create before it was known which tags there are. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const name = wanted.current;
    if (name === null || status !== 'ready') return;
    wanted.current = null;
    const offer = tagChoices(tags, chosen, name).at(-1);
    if (offer?.kind === 'create') void choose(offer);
  });
  const search = (words: string) => {
    setText(words);
    setMoved(null);
  };
  const step = (by: number) => {
    const from = at === NOTHING && by < 0 ? 0 : at;
    if (choices.length > 0) setMoved((from + by + choices.length) % choices.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const offer = choices.at(-1);
    const choice = event.ctrlKey || event.metaKey ? offer?.kind === 'create' && offer : choices[at];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key === 'Enter') {
      if (choice) void choose(choice);
      else if ((event.ctrlKey || event.metaKey) && (status === 'idle' || status === 'loading')) wanted.current = text;
    } else if (by) step(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div ref={frame} className={styles.picker}>
      <Input
        // The user opened the list to choose from it. Without motion it is not visible yet at this moment.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        // A field that filters a list of choices (WAI-ARIA combobox).
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-label={t('editor.search')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={choices[at] ? optionId(at) : undefined}
        placeholder={t('editor.search')}
        value={text}
        spellCheck={false}
        onChange={({ target }) => search(target.value)}
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
            onHover={() => setMoved(index)}
            onChoose={() => void choose(choice)}
          />
        ))}
      </ul>
      {status === 'failed' && <p className={styles.problem}>{t('common:state.loadFailed')}</p>}
      {status === 'ready' && choices.length === 0 && <p className={styles.hint}>{t('editor.empty')}</p>}
      {control.problem && (
        <p className={styles.problem} role="alert">
          {control.problem}
        </p>
      )}
      <CreatedTag control={control} />
    </div>
  );
};
