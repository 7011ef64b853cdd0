import { Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Contact } from '@/protocol/records/contacts';
import { connectionForNewTicket } from '@/domain/conversations/newTicket';
import { isAdmin } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { dialogOpened, type TicketChoices } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useReturnFocus } from '@/ui/focus';
import { toOption } from '@/ui/form/toOption';
import { NewTicketQueue } from '../shared/NewTicketQueue';
import { useConnectionChoice } from '../shared/useConnectionChoice';
import { keptQueue, useQueueChoice } from '../shared/useQueueChoice';
import { ActionDialog } from './ActionDialog';
import { ContactOption } from './new-ticket/ContactOption';
import { ContactPicker } from './new-ticket/ContactPicker';
import { useNewTicket, type NewTicketValues } from './new-ticket/useNewTicket';

interface NewTicketDialogProps {
  /** The ticket's contact; without one the dialog offers a search. */
  readonly contact: Contact | undefined;
  /** What was chosen before the contact was added. */
  readonly choices?: TicketChoices | undefined;
  readonly onClose: () => void;
}

/** The ticket's queue; only admins may leave it empty. */
const QueueField = () => {
  const { t } = useTranslation('tickets');
  const admin = isAdmin(useAppSelector(selectUser));
  const queues = useQueueChoice();
  const form = Form.useFormInstance<NewTicketValues>();
  useEffect(() => {
    const chosen: number | undefined = form.getFieldValue('queueId');
    if (keptQueue(queues, chosen) !== chosen) form.setFieldValue('queueId', undefined);
  }, [form, queues]);
  return (
    <Field
      name="queueId"
      label={t('newTicket.queue')}
      rules={admin ? [] : [{ required: true, message: t('newTicket.queueRequired') }]}
    >
      <NewTicketQueue />
    </Field>
  );
};

/** Starts a conversation with a contact, who can be added on the way. */
export const NewTicketDialog = ({ contact, choices, onClose }: NewTicketDialogProps) => {
  const { t } = useTranslation('tickets');
  const [form] = Form.useForm<NewTicketValues>();
  const user = useAppSelector(selectUser);
  const connections = useConnectionChoice();
  const dispatch = useAppDispatch();
  const addContact = (number: string) => {
    const { queueId, whatsappId } = form.getFieldsValue();
    dispatch(dialogOpened({ type: 'contactForTicket', number, choices: { queueId, whatsappId } }));
  };
  const { taken, forgetTaken, start } = useNewTicket(onClose);
  useReturnFocus();
  const { busy, refusal, submit } = useFormSubmit(form, start, { general: 'state.failed' });
  const before = connections.find(({ id }) => id === choices?.whatsappId);
  const chosen = before?.id ?? (user && connectionForNewTicket(connections, user));
  // Connections and the user's default may load while the dialog is open; a choice made here stays until it is deleted.
  useEffect(() => {
    const isKept = connections.some(({ id }) => id === form.getFieldValue('whatsappId'));
    if (!isKept || !form.isFieldTouched('whatsappId')) form.setFieldValue('whatsappId', chosen);
  }, [form, chosen, connections]);

  return (
    <ActionDialog
      width={480}
      title={t('newTicket.title')}
      submitLabel={t('newTicket.submit')}
      busy={busy}
      onSubmit={form.submit}
      onClose={onClose}
      onShown={() => form.focusField(contact ? 'queueId' : 'contact')}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ contact, queueId: choices?.queueId }}
        onValuesChange={forgetTaken}
        onFinish={(values: NewTicketValues) => void submit(values)}
      >
        <Field
          name="contact"
          label={t('newTicket.contact')}
          rules={[{ required: true, message: t('newTicket.contactRequired') }]}
        >
          {contact ? <ContactOption contact={contact} /> : <ContactPicker onAdd={addContact} />}
        </Field>
        <QueueField />
        {connections.length > 1 ? (
          <Field name="whatsappId" label={t('newTicket.connection')}>
            <Select size="large" options={connections.map(toOption)} />
          </Field>
        ) : (
          <Form.Item name="whatsappId" hidden>
            <Input />
          </Form.Item>
        )}
        <FormRefusal text={taken ?? refusal} />
      </Form>
    </ActionDialog>
  );
};
