import { useId } from 'react';
import { Select } from 'antd';
import styles from './CampaignsConfigPage.module.css';

interface IntervalSelectProps {
  readonly label: string;
  readonly value: number;
  readonly offered: readonly number[];
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of the intervals; a stored value that is not offered is shown all the same. */
export const IntervalSelect = ({ label, value, offered, textOf, onChange }: IntervalSelectProps) => {
  const id = useId();
  const values = offered.includes(value) ? offered : [...offered, value];
  const options = values.map((each) => ({ value: each, label: textOf(each) }));
  return (
    <div className={styles.interval}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} size="large" value={value} options={options} onChange={onChange} />
    </div>
  );
};
