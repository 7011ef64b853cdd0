import { Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { contacts, selectContactsCarryTags } from '@/entities/company/contacts/contacts';
import { useAppSelector } from '@/store/hooks';
import { useTags } from '@/store/useTags';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { Tooltip } from '@/ui/overlay/Tooltip';
import styles from './contacts.module.css';

interface TagFilterProps {
  readonly chosen: readonly number[];
  readonly onChange: (tagIds: readonly number[]) => void;
}

/** Only contacts with these tags; off, with the reason, where the server would not filter. */
export const TagFilter = ({ chosen, onChange }: TagFilterProps) => {
  const { t } = useTranslation('contacts');
  const clearable = useClearable();
  const works = useAppSelector(selectContactsCarryTags);
  const { tags, status } = useTags(works);
  const choice = useRecordChoice(status, tags);
  // Only loaded contacts show whether the server sends their tags.
  const isShown = useAppSelector((state) => contacts.selectView(state, 'page').ids.length > 0);
  const reason = works || !isShown ? '' : t('page.tagsNotFiltered');
  return (
    <Tooltip title={reason} delayMs={100}>
      <span>
        <Select
          mode="multiple"
          className={styles.filter}
          aria-label={[t('page.tagFilter'), reason].filter(Boolean).join('. ')}
          placeholder={t('page.tags')}
          disabled={!works}
          allowClear={clearable}
          maxTagCount="responsive"
          showSearch={selectSearch}
          value={[...chosen]}
          onChange={onChange}
          options={tags.map(toOption)}
          {...choice}
        />
      </span>
    </Tooltip>
  );
};
