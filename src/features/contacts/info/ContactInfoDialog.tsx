import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { loadContactExtras, selectContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { contacts, loadContact } from '@/entities/company/contacts/contacts';
import { dayAndTime } from '@/lib/moments';
import type { Contact } from '@/protocol/records/contacts';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import { Modal } from '@/ui/overlay/Modal';
import { useAsync } from '@/ui/useAsync';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { useReturnFocus } from '@/ui/focus';
import { useConnectionName } from '../useConnectionName';
import styles from './ContactInfoDialog.module.css';

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** A contact's own fields, tags and extra info; what is not known is left out. */
const ContactFacts = ({ contact }: { readonly contact: Contact }) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contacts');
  const connectionOf = useConnectionName();
  const extras = useAppSelector((state) => selectContactExtras(state, contact));
  const { id, name, number = '', email, isGroup, tags = [], createdAt, profilePicUrl } = contact;
  const tagChips = tags.map((tag) => (
    <Chip key={tag.id} color={tag.color} size="medium">
      {tag.name}
    </Chip>
  ));
  const facts: Fact[] = [
    { key: 'number', label: t('dialog.number'), value: isGroup ? t('drawer.group') : formatPhone(number) },
    { key: 'email', label: t('dialog.email'), value: email },
    { key: 'connection', label: t('page.connection'), value: connectionOf(contact) },
    {
      key: 'tags',
      label: t('page.tags'),
      value: tagChips.length > 0 && <span className={styles.tags}>{tagChips}</span>,
    },
    { key: 'created', label: t('info.created'), value: dayAndTime(createdAt) },
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

interface ContactInfoDialogProps {
  readonly contactId: number;
  readonly onClose: () => void;
}

/** Everything known about a contact, read-only, with buttons for a ticket and the editor. */
export const ContactInfoDialog = ({ contactId, onClose }: ContactInfoDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  useReturnFocus();
  const store = useAppStore();
  const ask = useCallback(async () => {
    const contact = await dispatch(loadContact({ contactId })).unwrap();
    // Some servers tell tags and connection in the list alone.
    return contact && { ...contacts.selectById(store.getState(), contactId), ...contact };
  }, [contactId, dispatch, store]);
  const { status, isGone, value: read, reload } = useAsync(ask);
  const contact = useFollowedRecord(contacts, contactId, read);
  useEffect(() => {
    void dispatch(loadContactExtras({ contactId }));
  }, [contactId, dispatch]);
  const leaveTo = (request: DialogRequest) => {
    onClose();
    dispatch(dialogOpened(request));
  };
  const isMissing = status === 'failed' || (status === 'ready' && read === null);
  return (
    <Modal
      open
      width={480}
      title={t('info.title')}
      onCancel={onClose}
      footer={
        contact && (
          <>
            <Button onClick={() => leaveTo({ type: 'contact', contactId })}>{t('common:actions.edit')}</Button>
            <Button type="primary" onClick={() => leaveTo({ type: 'newTicket', contact })}>
              {t('page.start')}
            </Button>
          </>
        )
      }
    >
      {isMissing && <ErrorState title={t('dialog.loadFailed')} isGone={isGone} onRetry={reload} />}
      {!isMissing && (contact ? <ContactFacts contact={contact} /> : <SkeletonRows rows={4} height={44} />)}
    </Modal>
  );
};
