import { useRef, type ChangeEvent } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { Plus } from '@/ui/icons';
import { OptionLine } from './OptionLine';
import styles from './OptionsField.module.css';
import { newRow, withFile, type OptionRow } from './optionRows';
import type { Uploads } from './useUploads';

interface OptionsFieldProps {
  readonly id?: string;
  readonly value?: readonly OptionRow[];
  readonly onChange?: (rows: readonly OptionRow[]) => void;
  readonly uploads: Uploads;
}

const NO_ROWS: readonly OptionRow[] = [];

/** The files of a list, each with a name; several can be added at once, each can be replaced and removed. */
export const OptionsField = ({ id, value = NO_ROWS, onChange, uploads }: OptionsFieldProps) => {
  const { t } = useTranslation(['fileLists', 'common']);
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (chosen.length > 0) onChange?.([...value, ...chosen.map(newRow)]);
  };
  const change = (changed: OptionRow) => onChange?.(value.map((row) => (row.row === changed.row ? changed : row)));
  const remove = async ({ row, id: optionId, name }: OptionRow): Promise<void> => {
    const question = {
      title: t('common:form.removeFileTitle', { name }),
      message: t('common:form.removeFileMessage'),
      confirmLabel: t('common:actions.remove'),
      danger: true,
    };
    if (optionId !== null && !(await confirm(question))) return;
    onChange?.(value.filter((other) => other.row !== row));
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className={styles.options}>
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map((row, index) => (
            <OptionLine
              key={row.row}
              row={row}
              number={index + 1}
              upload={uploads[row.row]}
              onRename={(name) => change({ ...row, name })}
              onReplace={(file) => change(withFile(row, file))}
              onRemove={() => void remove(row)}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        aria-label={t('dialog.addOption')}
        tabIndex={-1}
        onChange={add}
      />
      <Button ref={button} id={id} icon={<Plus size={15} />} onClick={() => input.current?.click()}>
        {t('dialog.addOption')}
      </Button>
    </div>
  );
};
