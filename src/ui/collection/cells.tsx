import type { ReactNode } from 'react';
import { Avatar } from '../layout/Avatar';
import styles from './collection.module.css';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A cell of two lines: the record's name, and a detail that distinguishes it. Its row is 52 px high. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <div className={styles.lines}>
    <div className={styles.first}>{first}</div>
    <div className={styles.second}>{second}</div>
  </div>
);

/** Says quietly that a record lacks a value. */
export const AbsentCell = ({ children }: { readonly children: string }) => (
  <span className={styles.absent}>{children}</span>
);

interface PersonCellProps {
  readonly person: {
    readonly id: number;
    readonly name: string;
    readonly profilePicUrl?: string | null;
    readonly isGroup?: boolean;
  };
  /** Below the name, where the row has two lines. */
  readonly second?: ReactNode;
}

/** The avatar and name of a person in a row. */
export const PersonCell = ({ person: { id, name, profilePicUrl, isGroup }, second }: PersonCellProps) => (
  <span className={styles.person}>
    <Avatar id={id} name={name} size={28} picture={profilePicUrl} group={isGroup} />
    {second === undefined ? (
      <span className={styles.personName}>{name}</span>
    ) : (
      <TwoLines first={name} second={second} />
    )}
  </span>
);
