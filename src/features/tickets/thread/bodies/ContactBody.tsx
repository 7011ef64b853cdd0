import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { searchContacts, UNSAVED_CONTACT } from '@/entities/company/contacts/contacts';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
import { createAppThunk } from '@/entities/base/thunk';
import type { Contact } from '@/protocol/records/contacts';
import type { Message } from '@/protocol/records/messages';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { Avatar } from '@/ui/layout/Avatar';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { readContactCard, type SharedContact } from '../contactCard';
import { useConversation } from '../conversationContext';
import styles from './ContactBody.module.css';
import { TextBody } from './TextBody';

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** Finds the contact of a shared card. An unknown contact has the id 0 until its ticket is confirmed. */
const findSharedContact = createAppThunk<Contact, SharedContact>(
  'conversation/findSharedContact',
  async ({ name, number }, { dispatch }) => {
    const digits = digitsOf(number);
    const { records } = await dispatch(searchContacts(digits)).unwrap();
    const known = records.find((contact) => digitsOf(contact.number ?? '') === digits);
    return known ?? { id: UNSAVED_CONTACT, name: name || digits, number: digits };
  },
);

/** Starts a ticket with the person of a card, who is added as a contact once the user confirms. */
const StartButton = ({ contact }: { readonly contact: SharedContact }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async () => {
    setState('busy');
    const answer = await dispatch(findSharedContact(contact));
    const found = findSharedContact.fulfilled.match(answer) ? answer.payload : null;
    setState(found ? 'idle' : 'failed');
    // Another dialog may have been opened meanwhile, with something typed into it.
    if (found && !hasOpenLayer()) dispatch(dialogOpened({ type: 'newTicket', contact: found }));
  };
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles.start}
        disabled={state === 'busy'}
        onClick={() => void start()}
      >
        {t('message.startConversation')}
      </button>
      {state === 'failed' && (
        <span className={styles.failed} role="alert">
          {t('common:state.failed')}
        </span>
      )}
    </>
  );
};

/** A shared contact, and a button to start a conversation with it. */
export const ContactBody = ({ message }: { readonly message: Message }) => {
  const { openMenu } = useConversation();
  const formatPhone = usePhoneFormat();
  const contact = readContactCard(message.body);
  if (!contact) return <TextBody message={message} />;
  const { name, number } = contact;
  return (
    <>
      <div className={styles.contact}>
        <Avatar id={number || name} name={name} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>{withoutOverrides(name) || formatPhone(number)}</span>
          {name && <span className={styles.number}>{formatPhone(number)}</span>}
        </span>
      </div>
      {/* A read-only conversation offers no actions. */}
      {number && openMenu && <StartButton contact={contact} />}
    </>
  );
};
