import { singleBraces, templateDoubt } from '@/domain/conversations/templateText';
import { useTranslation } from '@/i18n/useTranslation';

const braced = (names: readonly string[], open: string, close: string): string =>
  names.map((name) => `${open}${name}${close}`).join(', ');

/** Says below a text that servers send as a template which of its braces they would not fill in. */
export const useBracesNote = (text = ''): string | undefined => {
  const { t } = useTranslation('common');
  const doubt = templateDoubt(text);
  if (doubt?.unclosed) return t('form.braces.unclosed');
  if (doubt) return t('form.braces.vanishing', { names: braced(doubt.vanishing, '{{', '}}') });
  const unfilled = singleBraces(text);
  return unfilled.length > 0 ? t('form.braces.unfilled', { names: braced(unfilled, '{', '}') }) : undefined;
};
