import type { ReactNode } from 'react';
import { DemoMark } from './DemoMark';
import styles from './WholeScreen.module.css';

/** A screen without menu and top bar: its content stands in the middle of the window, which it lets the user move. */
export const WholeScreen = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.screen}>
    <DemoMark />
    <div className={styles.middle}>{children}</div>
  </main>
);
