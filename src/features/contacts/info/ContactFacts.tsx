import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/protocol/records/contacts';
import { selectContactExtras } from '@/entities/contactExtras/contactExtras';
import { formatMoment } from '@/lib/dates';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import styles from './ContactFacts.module.css';

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** A contact's own fields, tags and extra info; what is not known is left out. */
export const ContactFacts = ({ contact }: { readonly contact: Contact }) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contacts');
  const extras = useAppSelector((state) => selectContactExtras(state, contact));
  const { id, name, number = '', email, isGroup, whatsapp, tags = [], createdAt, profilePicUrl } = contact;
  const tagChips = tags.map((tag) => (
    <Chip key={tag.id} color={tag.color} size="medium">
      {tag.name}
    </Chip>
  ));
  const facts: Fact[] = [
    { key: 'number', label: t('dialog.number'), value: isGroup ? t('drawer.group') : formatPhone(number) },
    { key: 'email', label: t('dialog.email'), value: email },
    { key: 'connection', label: t('page.connection'), value: whatsapp?.name },
    {
      key: 'tags',
      label: t('page.tags'),
      value: tagChips.length > 0 && <span className={styles.tags}>{tagChips}</span>,
    },
    { key: 'created', label: t('info.created'), value: formatMoment(createdAt) },
    ...extras.map((extra, index) => ({ key: `extra ${extra.id ?? index}`, label: extra.name, value: extra.value })),
  ];
  return (
    <>
      <div className={styles.head}>
        <Avatar id={id} name={name} size={48} picture={profilePicUrl} group={isGroup} />
        <strong className={styles.name} data-selectable>
          {name}
        </strong>
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => Boolean(value))
          .map(({ key, label, value }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-selectable>
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
};
