import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { X } from '../icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/** `allowClear` of a field or select, with a button named in the interface's language: antd names its own "close-circle". */
export const useClearable = () => {
  const { t } = useTranslation('common');
  const label = t('form.clear');
  return useMemo(() => {
    const clearIcon = (
      <>
        <X size={14} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
    return { clearIcon, label };
  }, [label]);
};
