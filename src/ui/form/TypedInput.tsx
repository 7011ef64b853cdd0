import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Input } from 'antd';
import { CalendarClock } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './form.module.css';

interface TypedInputProps extends Pick<
  ComponentProps<typeof Input>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  readonly size?: 'middle' | 'large';
  /** The format to type, for example `dd/mm/aaaa`. */
  readonly placeholder: string;
  /** The text in the field. */
  readonly text: string;
  /** Puts the separators between digits that are typed at the end. */
  readonly mask: (text: string) => string;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
  readonly picker: {
    readonly type: 'date' | 'datetime-local';
    readonly label: string;
    /** The value in the format of HTML inputs, or empty. */
    readonly value: string;
    readonly onPick: (value: string) => void;
  };
}

/** An input for typed digits, with the system's own picker behind a button. */
export const TypedInput = ({ text, mask, onType, onLeave, picker, size = 'large', ...input }: TypedInputProps) => {
  const native = useRef<HTMLInputElement>(null);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length;
    onType(isAtEnd && target.value.length > text.length ? mask(target.value) : target.value);
  };
  return (
    <div className={styles.typedInputField}>
      <Input
        {...input}
        size={size}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={type}
        onBlur={onLeave}
        suffix={
          <IconButton
            icon={CalendarClock}
            size={24}
            label={picker.label}
            onClick={() => native.current?.showPicker?.()}
          />
        }
      />
      <input
        ref={native}
        className={styles.picker}
        type={picker.type}
        tabIndex={-1}
        aria-hidden="true"
        value={picker.value}
        onChange={({ target }) => picker.onPick(target.value)}
      />
    </div>
  );
};
