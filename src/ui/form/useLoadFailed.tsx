import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';

/** `notFoundContent` of a select whose choices could not be loaded: an empty list would say that there are none. */
export const useLoadFailed = (failed: boolean): ReactNode => {
  const { t } = useTranslation('common');
  return failed ? <output>{t('state.loadFailed')}</output> : undefined;
};
