import { useCallback, useEffect } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadContactExtras } from '@/entities/contactExtras/contactExtras';
import { loadContact } from '@/entities/contacts/contacts';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Modal } from '@/ui/overlay/Modal';
import { useAnswer } from '@/ui/useAnswer';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { ContactFacts } from './ContactFacts';

interface ContactInfoDialogProps {
  readonly contactId: number;
  readonly onClose: () => void;
}

/** Everything that is known of a contact, to be read, with the ways to a ticket and to the editor. */
export const ContactInfoDialog = ({ contactId, onClose }: ContactInfoDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  useReturnFocus();
  const ask = useCallback(async () => dispatch(loadContact({ contactId })).unwrap(), [contactId, dispatch]);
  const { status, value: contact, reload } = useAnswer(ask);
  useEffect(() => {
    void dispatch(loadContactExtras({ contactId }));
  }, [contactId, dispatch]);
  const leaveTo = (request: DialogRequest) => {
    onClose();
    dispatch(dialogOpened(request));
  };
  const isMissing = status === 'failed' || (status === 'ready' && contact === null);
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
      {isMissing && <ErrorState title={t('dialog.loadFailed')} onRetry={reload} />}
      {!isMissing && (contact ? <ContactFacts contact={contact} /> : <SkeletonRows rows={4} height={44} />)}
    </Modal>
  );
};
