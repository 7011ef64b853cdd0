import { Button, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isAdmin } from '@/domain/permissions';
import { MOST_VIEWS } from '@/domain/conversations/savedViews';
import { isEmptySearch } from '@/domain/conversations/ticketSearch';
import { isCurrentView, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { selectUser } from '@/entities/session/sessionSelectors';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { listUsers } from '@/entities/company/users/users';
import type { TicketStatus } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTags } from '@/store/useTags';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { Bookmark } from '@/ui/icons';
import { useRead } from '@/ui/useAsync';
import { renderTagOption, toTagOption } from '../shared/tagOptions';
import styles from './SearchFields.module.css';

/** Saves the filters of the search as a view, or says why that is impossible. Renders nothing while there is no search. */
const SaveViewButton = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector(({ tickets }) => isEmptySearch(tickets.search));
  const views = useAppSelector(selectViews);
  const same = useAppSelector((state) => selectViews(state).find((view) => isCurrentView(state, view)));
  if (isEmpty) return null;
  if (same) {
    return (
      <p className={styles.savedAs} title={same.name}>
        {t('views.savedAs', { name: same.name })}
      </p>
    );
  }
  if (views.length >= MOST_VIEWS) return <p className={styles.saved}>{t('views.full', { most: MOST_VIEWS })}</p>;
  return (
    <Button
      className={styles.save}
      type="link"
      size="small"
      icon={<Bookmark size={14} />}
      onClick={() => dispatch(dialogOpened({ type: 'saveView' }))}
    >
      {t('views.save')}
    </Button>
  );
};

/** Width of the option lists, px: wider than their fields, so that names fit. */
const POPUP_PX = 240;

interface UserFilterProps {
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
}

/** Filters by the owner of the tickets. */
const UserFilter = ({ value, onChange }: UserFilterProps) => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const { status, value: users } = useRead(listUsers);
  const choice = useRecordChoice(status);
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
      {...choice}
      value={value}
      onChange={(chosen?: number) => onChange(chosen ?? null)}
      options={users?.map(toOption)}
    />
  );
};

const STATUSES: readonly TicketStatus[] = ['open', 'pending', 'closed'];

/** The other filters of the search: tags, one owner for admins, a status. */
export const SearchFilters = () => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const dispatch = useAppDispatch();
  const { tagIds, userId, status } = useAppSelector((state) => state.tickets.search);
  const user = useAppSelector(selectUser);
  const { tags, status: tagsStatus } = useTags();
  const tagChoice = useRecordChoice(tagsStatus, tags);

  const change = (part: Parameters<typeof ticketSearchChanged>[0]) => dispatch(ticketSearchChanged(part));
  return (
    <>
      <Select
        variant="filled"
        mode="multiple"
        {...tagChoice}
        allowClear={clearable}
        maxTagCount="responsive"
        showSearch={selectSearch}
        aria-label={t('search.tags')}
        placeholder={t('search.tags')}
        value={[...tagIds]}
        onChange={(chosen: number[]) => change({ tagIds: chosen })}
        options={tags.map(toTagOption)}
        optionRender={renderTagOption}
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
