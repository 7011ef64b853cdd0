import type { ReactNode } from 'react';
import { Avatar } from '../layout/Avatar';
import { TwoLines } from './TwoLines';
import styles from './collection.module.css';

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

/** The face and name of a person in a row. */
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
