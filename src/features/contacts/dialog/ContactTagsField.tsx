import { useEffect } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { selectTags } from '@/entities/tags/tagSelectors';
import { loadTags } from '@/entities/tags/tagThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { selectSearch } from '@/ui/form/selectSearch';
import styles from './ContactTagsField.module.css';

/** The contact's tags; off, with the reason, once the server proved to keep none. */
export const ContactTagsField = () => {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const tags = useAppSelector(selectTags);
  const absent = useAppSelector((state) => state.contacts.tagsAbsent);
  useEffect(() => {
    if (!absent) void dispatch(loadTags());
  }, [absent, dispatch]);
  return (
    <>
      <Field name="tagIds" label={t('dialog.tags')}>
        <Select
          mode="multiple"
          size="large"
          disabled={absent}
          showSearch={selectSearch}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {absent && <p className={styles.note}>{t('dialog.tagsAbsent')}</p>}
    </>
  );
};
