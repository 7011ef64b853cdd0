import { useEffect, useRef, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfirm } from '../feedback/ConfirmContext';
import { FileText, Paperclip, X } from '../icons';
import { focusAfter } from '../focus';
import { IconButton } from '../layout/IconButton';
import styles from './FileChoice.module.css';
import { FileInput } from './FileInput';
import { FilePicture } from './FilePicture';

/** The file of a record: stored on the server, or chosen here. */
export type ChosenFile =
  | { readonly kind: 'kept'; readonly name: string }
  | { readonly kind: 'new'; readonly name: string; readonly file: File };

interface FileChoiceProps {
  /** The field's name. */
  readonly label: string;
  /** The label of the button. */
  readonly chooseLabel: string;
  readonly hint?: string;
  /** What the system's dialog offers, for example `.png,.jpg`. */
  readonly accept?: string;
  /** Which files may be chosen, and the message for others; without a rule any file. */
  readonly rule?: { readonly accepts: (file: File) => boolean; readonly refusal: string };
  /** How a name is shown; servers may store files under another one. */
  readonly nameOf?: (file: File) => string;
  readonly id?: string;
  readonly value?: ChosenFile | null;
  readonly onChange?: (file: ChosenFile | null) => void;
}

const ownName = ({ name }: File): string => name;

/** Asks before the server's file is removed; a file chosen here is still on this computer. */
const useRemovalQuestion = () => {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return async (file: ChosenFile | null): Promise<boolean> =>
    file?.kind !== 'kept' ||
    confirm({
      title: t('form.removeFileTitle', { name: file.name }),
      message: t('form.removeFileMessage'),
      confirmLabel: t('actions.remove'),
      danger: true,
    });
};

interface ChosenNameProps {
  readonly value: ChosenFile;
  readonly onRemove: () => void;
}

const ChosenName = ({ value, onRemove }: ChosenNameProps) => {
  const { t } = useTranslation('common');
  const isPicture = value.kind === 'new' && value.file.type.startsWith('image/');
  return (
    <>
      {isPicture ? <FilePicture file={value.file} /> : <FileText size={17} />}
      <span className={styles.name}>{value.name}</span>
      <IconButton icon={X} label={t('form.removeFile', { name: value.name })} onClick={onRemove} />
    </>
  );
};

/** A field of a form that takes one file. */
export const FileChoice = ({
  label,
  chooseLabel,
  hint,
  accept,
  rule,
  nameOf = ownName,
  id,
  value = null,
  onChange,
}: FileChoiceProps) => {
  const mayRemove = useRemovalQuestion();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState(false);

  const choose = (file: File) => {
    const isAccepted = rule?.accepts(file) ?? true;
    setRefused(!isAccepted);
    if (isAccepted) onChange?.({ kind: 'new', name: nameOf(file), file });
  };
  const present = useRef(value);
  useEffect(() => {
    present.current = value;
  }, [value]);
  const remove = async (): Promise<void> => {
    if (!(await mayRemove(value))) return;
    // A colleague may have stored another one while the question was open.
    if (present.current?.name !== value?.name) return;
    focusAfter(
      () => onChange?.(null),
      () => button.current,
    );
  };
  return (
    <>
      <div className={styles.choice}>
        <FileInput ref={input} label={label} accept={accept} onFiles={([file]) => choose(file)} />
        {value ? (
          <ChosenName value={value} onRemove={() => void remove()} />
        ) : (
          <>
            <Button ref={button} id={id} icon={<Paperclip size={15} />} onClick={() => input.current?.click()}>
              {chooseLabel}
            </Button>
            {hint && <span className={styles.hint}>{hint}</span>}
          </>
        )}
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {rule?.refusal}
        </p>
      )}
    </>
  );
};
