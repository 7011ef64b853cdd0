import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { X } from '../icons';

/** `allowClear` of a field or select with a button that speaks the interface's language: antd's own says "close-circle". */
export const useClearable = () => {
  const { t } = useTranslation('common');
  const label = t('form.clear');
  return useMemo(() => ({ clearIcon: <X size={14} role="img" aria-label={label} />, label }), [label]);
};
