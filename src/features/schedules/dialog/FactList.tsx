import styles from './ScheduleDialog.module.css';

interface FactListProps {
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [string, string | null | undefined])[];
}

/** Values that cannot be changed, but copied. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd data-selectable>{value}</dd>
        </div>
      ))}
  </dl>
);
