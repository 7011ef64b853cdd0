import { useTranslation } from 'react-i18next';
import { oneLine } from '@/domain/oneLine';
import { wordlessKind } from '@/domain/wordlessText';

/** The words of a last message: what was written, else the name of its kind. */
export const useCardWords = (lastMessage: string | null | undefined): string => {
  const { t } = useTranslation('tickets');
  const text = oneLine(lastMessage ?? '');
  const kind = wordlessKind(text);
  return kind === null ? text : t(`preview.${kind}`);
};
