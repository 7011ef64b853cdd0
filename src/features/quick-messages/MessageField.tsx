import { useRef } from 'react';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import styles from './MessageField.module.css';

interface MessageFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

const ROWS = 7;

/** The words of a quick message; emoji come in where the caret is. */
export const MessageField = ({ id, value, onChange }: MessageFieldProps) => {
  const field = useRef<TextAreaRef>(null);
  const insert = (emoji: string) => {
    const box = field.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.setRangeText(emoji, box.selectionStart, box.selectionEnd, 'end');
    onChange?.(box.value);
  };
  // In the next frame: until the picker is gone it has the focus back.
  const leave = () => requestAnimationFrame(() => field.current?.focus());
  return (
    <div className={styles.field}>
      <Input.TextArea
        ref={field}
        id={id}
        rows={ROWS}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <EmojiButton onChoose={insert} onLeave={leave} />
    </div>
  );
};
