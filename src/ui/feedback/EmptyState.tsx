import type { ComponentProps } from 'react';
import styles from './StateMessage.module.css';
import { StateMessage } from './StateMessage';

/** Nothing to show, and that is fine: says so and, where there is one, offers the next step. */
export const EmptyState = (props: ComponentProps<typeof StateMessage>) => (
  <output className={styles.place}>
    <StateMessage {...props} />
  </output>
);
