import { useState } from 'react';
import { Input } from 'antd';
import styles from './QuietHours.module.css';
import { clockTime, minutesOf } from './quietText';

interface TimeInputProps {
  /** Since midnight. */
  readonly minutes: number;
  readonly label: string;
  readonly onChange: (minutes: number) => void;
}

/** A time of day as HH:mm, whatever clock the system shows; what is half typed is forgotten on leaving. */
export const TimeInput = ({ minutes, label, onChange }: TimeInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    const typed = minutesOf(text);
    setDraft(typed === null ? text : null);
    if (typed !== null) onChange(typed);
  };
  return (
    <Input
      className={styles.time}
      inputMode="numeric"
      placeholder="HH:MM"
      maxLength={5}
      aria-label={label}
      value={draft ?? clockTime(minutes)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
};
