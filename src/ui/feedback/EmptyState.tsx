import type { ComponentProps } from 'react';
import styles from './StateMessage.module.css';
import { StateMessage } from './StateMessage';

/** Nothing to show, which is no error: says so and offers the next step, if there is one. */
export const EmptyState = (props: ComponentProps<typeof StateMessage>) => (
  <output className={styles.place}>
    <StateMessage {...props} />
  </output>
);
