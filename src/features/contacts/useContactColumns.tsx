import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { selectContactsCarryTags } from '@/entities/company/contacts/contacts';
import type { Contact } from '@/protocol/records/contacts';
import { useAppSelector } from '@/store/hooks';
import { AbsentCell, PersonCell } from '@/ui/collection/cells';
import type { Column } from '@/ui/collection/columns';
import { Chip } from '@/ui/layout/Chip';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import styles from './contacts.module.css';
import { useConnectionName } from './useConnectionName';

/** Columns of the contacts; tags only where the server keeps any. */
export const useContactColumns = (): readonly Column<Contact>[] => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contacts');
  const hasTags = useAppSelector(selectContactsCarryTags);
  const connectionOf = useConnectionName();
  // The same columns at each event, so that only the row it changes renders.
  return useMemo(() => {
    const tagsColumn: Column<Contact> = {
      key: 'tags',
      title: t('page.tags'),
      width: 180,
      spare: true,
      render: ({ tags = [] }) => (
        <span className={styles.tags}>
          {tags.map(({ id, name, color }) => (
            <Chip key={id} color={color}>
              {name}
            </Chip>
          ))}
        </span>
      ),
    };
    return [
      {
        key: 'name',
        title: t('page.name'),
        width: 280,
        render: (contact) => <PersonCell person={contact} />,
        stack: (contact, second) => <PersonCell person={contact} second={second} />,
      },
      {
        key: 'number',
        title: t('page.number'),
        width: 176,
        narrow: 'second',
        render: ({ isGroup, number = '' }) => (
          <span className={styles.number}>{isGroup ? t('drawer.group') : formatPhone(number)}</span>
        ),
      },
      {
        key: 'email',
        title: t('page.email'),
        least: 200,
        spare: true,
        render: ({ email }) => email || <AbsentCell>{t('page.noEmail')}</AbsentCell>,
      },
      ...(hasTags ? [tagsColumn] : []),
      {
        key: 'connection',
        title: t('page.connection'),
        width: 140,
        spare: true,
        // Servers that leave the field out do not say that there is none.
        render: (contact) =>
          connectionOf(contact) || (contact.whatsappId === null && <AbsentCell>{t('page.noConnection')}</AbsentCell>),
      },
    ];
  }, [t, formatPhone, hasTags, connectionOf]);
};
