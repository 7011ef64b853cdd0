import { Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserListItem } from '@/contract/entities/users';
import { createAppThunk } from '@/entities/thunk';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';

interface UserFilterProps {
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
}

const loadOwners = createAppThunk<UserListItem[]>('tickets/loadOwners', (_, { extra }) => extra.api.users.list(), {
  silent: true,
});

/** Whose tickets are searched (TLIST-11). */
export const UserFilter = ({ value, onChange }: UserFilterProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadOwners()).unwrap(), [dispatch]);
  const { status, value: users } = useAnswer(ask);
  return (
    <Select
      variant="filled"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('search.user')}
      placeholder={t('search.user')}
      loading={status === 'loading'}
      status={status === 'failed' ? 'error' : undefined}
      notFoundContent={status === 'failed' ? <output>{t('common:state.loadFailed')}</output> : undefined}
      value={value}
      onChange={(chosen?: number) => onChange(chosen ?? null)}
      options={users?.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
