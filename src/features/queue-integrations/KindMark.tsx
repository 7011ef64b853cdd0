import { Workflow } from '@/ui/icons';
import styles from './KindMark.module.css';
import { isKind, KIND_LOOKS } from './kinds';

/** The logo and name of an integration's kind; a kind nobody knows is named as the server does. */
export const KindMark = ({ type }: { readonly type: string }) => {
  const { label, logo: Logo } = isKind(type) ? KIND_LOOKS[type] : { label: type, logo: Workflow };
  return (
    <span className={styles.kind}>
      <Logo size={16} aria-hidden="true" />
      {label}
    </span>
  );
};
