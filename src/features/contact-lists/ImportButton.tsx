import { useRef, useState } from 'react';
import { isSpreadsheet, SPREADSHEETS } from '@/domain/company/contactSheet';
import { useTranslation } from '@/i18n/useTranslation';
import { importContactListItems } from '@/entities/company/contactLists/contactLists';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { HeadAction } from '@/ui/collection/HeadAction';
import { FileInput } from '@/ui/form/FileInput';
import { Upload } from '@/ui/icons';

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
    const count = answer.payload?.length;
    dispatch(
      count
        ? toastShown({ kind: 'success', textKey: 'contactLists:import.done', values: { count } })
        : toastShown({ kind: 'info', textKey: `contactLists:import.${count === 0 ? 'none' : 'running'}` }),
    );
    onImported();
  };
  return (
    <>
      <FileInput
        ref={input}
        accept={SPREADSHEETS}
        label={t('import.file')}
        onFiles={([file]) => void importFile(file)}
      />
      <HeadAction icon={Upload} label={t('items.import')} loading={busy} onClick={() => input.current?.click()} />
    </>
  );
};
