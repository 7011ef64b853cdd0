import { useTranslation } from 'react-i18next';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { useAppSelector } from '@/store/hooks';

/** What a ticket's row says of its draft: the text, else the number of its files; empty without either. */
export const useDraftWords = (ticketId: number): string => {
  const { t } = useTranslation('composer');
  const text = useAppSelector((state) => selectDraft(state, ticketId)?.text ?? '');
  const count = useAppSelector((state) => selectDraft(state, ticketId)?.attachments.length ?? 0);
  if (text.trim() !== '' || count === 0) return text;
  return t('draft.files', { count });
};
