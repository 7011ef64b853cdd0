import { useState } from 'react';
import type { ContactSearch } from '@/entities/contacts/addressBook';
import { readAllContacts } from '@/entities/contacts/contactExport';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch } from '@/store/hooks';
import { contactsCsv, CSV_NAME } from './contactsCsv';

/** Saves every contact of a search as a file. */
export const useContactsExport = (search: ContactSearch) => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(readAllContacts(search));
    if (readAllContacts.fulfilled.match(answer)) saveFile(CSV_NAME, contactsCsv(answer.payload));
    setBusy(false);
  };
  return { busy, run };
};
