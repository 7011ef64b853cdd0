import { Input } from 'antd';
import { useClearable } from '../form/useClearable';
import { Search } from '../icons';
import styles from './collection.module.css';

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Accessible name and placeholder. */
  readonly label: string;
}

/** The search field in the head of a list. */
export const SearchField = ({ text, onChange, label }: SearchFieldProps) => {
  const clearable = useClearable();
  return (
    <search className={styles.field}>
      <Input
        variant="filled"
        prefix={<Search size={15} />}
        allowClear={clearable}
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
};
