import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { Check, Plus } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import type { TagChoice } from './tagChoices';
import styles from './TagPicker.module.css';

interface TagOptionProps {
  readonly id: string;
  readonly choice: TagChoice;
  /** The option is the marked one, which Enter chooses. */
  readonly active: boolean;
  readonly onHover: () => void;
  readonly onChoose: () => void;
}

/** One line of the tag list; the field above handles its keys. */
export const TagOption = ({ id, choice, active, onHover, onChoose }: TagOptionProps) => {
  const { t } = useTranslation('tags');
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const isChosen = choice.kind === 'tag' && choice.chosen;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={line}
      id={id}
      className={classNames(styles.option, active && styles.active)}
      // Native options cannot hold chips.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
      role="option"
      aria-selected={isChosen}
      onMouseMove={active ? undefined : onHover}
      onClick={onChoose}
    >
      <span className={styles.mark}>
        {isChosen && <Check size={15} />}
        {choice.kind === 'create' && <Plus size={15} />}
      </span>
      {choice.kind === 'tag' ? (
        <Chip color={choice.tag.color} size="medium">
          {choice.tag.name}
        </Chip>
      ) : (
        <span className={styles.create}>{t('editor.create', { name: choice.name })}</span>
      )}
    </li>
  );
};
