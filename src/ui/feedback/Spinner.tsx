import { LoaderCircle } from '../icons';
import styles from './loading.module.css';

/** Turns while something is running; the text beside it says what. */
export const Spinner = ({ size }: { readonly size: number }) => <LoaderCircle size={size} className={styles.spin} />;
