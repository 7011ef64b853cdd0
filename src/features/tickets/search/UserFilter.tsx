import { Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '@/entities/users/users';
import { useAppDispatch } from '@/store/hooks';
import { selectSearch } from '@/ui/form/selectSearch';
import { useClearable } from '@/ui/form/useClearable';
import { useAnswer } from '@/ui/useAnswer';
import { POPUP_PX } from './popupWidth';

interface UserFilterProps {
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
}

/** Whose tickets are searched. */
export const UserFilter = ({ value, onChange }: UserFilterProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const clearable = useClearable();
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(listUsers()).unwrap(), [dispatch]);
  const { status, value: users } = useAnswer(ask);
  return (
    <Select
      variant="filled"
      allowClear={clearable}
      showSearch={selectSearch}
      aria-label={t('search.user')}
      placeholder={t('search.user')}
      popupMatchSelectWidth={POPUP_PX}
      loading={status === 'loading'}
      status={status === 'failed' ? 'error' : undefined}
      notFoundContent={status === 'failed' ? <output>{t('common:state.loadFailed')}</output> : undefined}
      value={value}
      onChange={(chosen?: number) => onChange(chosen ?? null)}
      options={users?.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
