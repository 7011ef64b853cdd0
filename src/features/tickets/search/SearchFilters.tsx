import { Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketStatus } from '@/protocol/records/tickets';
import { isAdmin } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { loadTags, selectTags } from '@/entities/tags/tags';
import { ticketSearchChanged } from '@/entities/tickets/ticketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSearch } from '@/ui/form/selectSearch';
import { useClearable } from '@/ui/form/useClearable';
import { Chip } from '@/ui/layout/Chip';
import { POPUP_PX } from './popupWidth';
import { SaveViewButton } from '../views/SaveViewButton';
import { UserFilter } from './UserFilter';

const STATUSES: readonly TicketStatus[] = ['open', 'pending', 'closed'];

const drawTag = ({ data }: { readonly data: { readonly label: string; readonly color: string } }) => (
  <Chip color={data.color} size="medium">
    {data.label}
  </Chip>
);

/** By what else the tickets are searched: tags, one owner for admins, a status. */
export const SearchFilters = () => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const dispatch = useAppDispatch();
  const { tagIds, userId, status } = useAppSelector((state) => state.tickets.search);
  const user = useAppSelector(selectUser);
  const tags = useAppSelector(selectTags);
  useEffect(() => void dispatch(loadTags()), [dispatch]);

  const change = (part: Parameters<typeof ticketSearchChanged>[0]) => dispatch(ticketSearchChanged(part));
  return (
    <>
      <Select
        variant="filled"
        mode="multiple"
        allowClear={clearable}
        maxTagCount="responsive"
        showSearch={selectSearch}
        aria-label={t('search.tags')}
        placeholder={t('search.tags')}
        value={[...tagIds]}
        onChange={(chosen: number[]) => change({ tagIds: chosen })}
        options={tags.map((tag) => ({ value: tag.id, label: tag.name, color: tag.color }))}
        optionRender={drawTag}
        popupMatchSelectWidth={POPUP_PX}
      />
      {isAdmin(user) && <UserFilter value={userId} onChange={(chosen) => change({ userId: chosen })} />}
      <Select
        variant="filled"
        allowClear={clearable}
        aria-label={t('search.status')}
        placeholder={t('search.status')}
        value={status}
        onChange={(chosen?: TicketStatus) => change({ status: chosen ?? null })}
        options={STATUSES.map((value) => ({ value, label: t(`search.${value}`) }))}
      />
      <SaveViewButton />
    </>
  );
};
