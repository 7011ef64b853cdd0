import { classNames } from '../classNames';
import { IconButton } from '../layout/IconButton';
import type { RowAction } from './columns';
import styles from './InfiniteTable.module.css';

interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** The record's name: "Editar Vendas" tells buttons of different rows apart. */
  readonly name: string;
}

/** The buttons at the end of a row, the main ones last; the others appear on pointing at the row and while it has the focus. */
export const RowActions = ({ actions, name }: RowActionsProps) => (
  <span className={styles.actions}>
    {[...actions.filter(({ main }) => !main), ...actions.filter(({ main }) => main)].map(
      ({ key, label, icon, onSelect, main, disabled }) => (
        <IconButton
          key={key}
          icon={icon}
          size={28}
          label={`${label} ${name}`.trim()}
          className={classNames(!main && styles.quiet)}
          disabled={disabled}
          onClick={onSelect}
        />
      ),
    )}
  </span>
);
