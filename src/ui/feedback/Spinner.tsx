import { LoaderCircle } from '../icons';
import styles from './loading.module.css';

/** Turns while something is under way; what it stands beside says what. */
export const Spinner = ({ size }: { readonly size: number }) => <LoaderCircle size={size} className={styles.spin} />;
