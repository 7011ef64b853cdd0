import styles from './FactList.module.css';

/** Names and values; those without a value are left out. */
export type Facts = readonly (readonly [string, string | null | undefined])[];

/** Values that cannot be changed, but copied. */
export const FactList = ({ facts }: { readonly facts: Facts }) => (
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
