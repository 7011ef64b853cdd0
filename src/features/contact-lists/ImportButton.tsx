import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { importContactListItems } from '@/entities/company/contactLists/contactLists';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { HeadAction } from '@/ui/collection/HeadAction';
import { Upload } from '@/ui/icons';
import styles from './ImportButton.module.css';
import { isSpreadsheet } from './lengths';

interface ImportButtonProps {
  readonly contactListId: number;
  /** The server has taken the spreadsheet in. */
  readonly onImported: () => void;
}

/** Adds the people of a spreadsheet to a list and says how many were new. */
export const ImportButton = ({ contactListId, onImported }: ImportButtonProps) => {
  const { t } = useTranslation('contactLists');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const importFile = async (file: File): Promise<void> => {
    if (!isSpreadsheet(file)) {
      dispatch(toastShown({ kind: 'error', textKey: 'contactLists:import.wrongKind' }));
      return;
    }
    setBusy(true);
    const answer = await dispatch(importContactListItems({ contactListId, file }));
    setBusy(false);
    if (!importContactListItems.fulfilled.match(answer)) return;
    const count = answer.payload.length;
    dispatch(
      count === 0
        ? toastShown({ kind: 'info', textKey: 'contactLists:import.none' })
        : toastShown({ kind: 'success', textKey: 'contactLists:import.done', values: { count } }),
    );
    onImported();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) void importFile(file);
  };
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept=".xls,.xlsx"
        aria-label={t('import.file')}
        tabIndex={-1}
        onChange={choose}
      />
      <HeadAction icon={Upload} label={t('items.import')} loading={busy} onClick={() => input.current?.click()} />
    </>
  );
};
