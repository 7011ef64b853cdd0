import { useEffect, useEffectEvent } from 'react';
import { Form, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { transferQueueOf, transferQueues } from '@/domain/conversations/transfer';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { selectSearch } from '@/ui/form/selectSearch';
import { useClearable } from '@/ui/form/useClearable';
import { useLoadFailed } from '@/ui/form/useLoadFailed';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useReturnFocus } from '@/ui/focus';
import { toOption } from '@/ui/form/toOption';
import { useConnectionChoice } from '../shared/useConnectionChoice';
import { keptQueue, useAreQueuesLost } from '../shared/useQueueChoice';
import { ActionDialog } from './ActionDialog';
import { useTransfer, type TransferValues } from './useTransfer';

interface TransferDialogProps {
  /** At least one. */
  readonly ticketIds: readonly number[];
  /** Id of the preselected user. */
  readonly toUser?: number | undefined;
  readonly onClose: () => void;
}

/** Transfers tickets to another agent, queue or connection. */
export const TransferDialog = ({ ticketIds, toUser, onClose }: TransferDialogProps) => {
  const { t } = useTranslation(['handling', 'batch', 'common']);
  const clearable = useClearable();
  const [form] = Form.useForm<TransferValues>();
  const isOne = ticketIds.length === 1;
  // Several tickets have no common queue or connection to preselect.
  const ticket = useAppSelector((state) => (isOne ? selectTicket(state, ticketIds[0] ?? 0) : null));
  const connections = useConnectionChoice();
  const { queues: all, users, usersFailed, isChanged, send } = useTransfer(ticketIds, onClose);
  const { busy, refusal, submit } = useFormSubmit(form, send, { general: 'state.failed' });
  const userId = Form.useWatch('userId', form);
  const queueId = Form.useWatch('queueId', form);
  const { labelRender } = useRecordChoice('ready');
  const noUsers = useLoadFailed(usersFailed);
  const areQueuesLost = useAreQueuesLost();
  useReturnFocus();
  const queues = transferQueues(all, users.find(({ id }) => id === userId) ?? null);

  // Until the queues are loaded, or where none is offered, take the name of the ticket's own queue from the ticket.
  const namedQueues = queues.length === 0 && ticket?.queue ? [ticket.queue] : queues;

  const chooseUser = (chosen: number | undefined) => {
    const receiver = users.find(({ id }) => id === chosen) ?? null;
    const offered = transferQueues(all, receiver);
    const present: number | null = form.getFieldValue('queueId') ?? ticket?.queueId ?? null;
    // Without a receiver nothing is offered only while the queues are not loaded: the ticket stays in its own.
    const own = receiver === null && offered.length === 0;
    form.setFieldValue('queueId', own ? (ticket?.queueId ?? null) : transferQueueOf(offered, present));
  };
  const isThere = users.some(({ id }) => id === toUser);
  const chooseFirst = useEffectEvent(() => {
    form.setFieldValue('userId', toUser);
    chooseUser(toUser);
  });
  // The users' queues load after the dialog has opened.
  useEffect(() => {
    if (isThere) chooseFirst();
  }, [isThere]);
  // A chosen queue may be deleted while the dialog is open.
  const isQueueGone = typeof queueId === 'number' && queues.length > 0 && keptQueue(queues, queueId) === undefined;
  useEffect(() => {
    if (isQueueGone) form.setFieldValue('queueId', null);
  }, [form, isQueueGone]);
  const own = ticket?.whatsappId ?? undefined;
  // A chosen connection may be deleted while the dialog is open.
  useEffect(() => {
    const isKept = connections.some(({ id }) => id === form.getFieldValue('whatsappId'));
    if (!isKept) form.setFieldValue('whatsappId', own);
  }, [form, connections, own]);
  return (
    <ActionDialog
      width={480}
      title={
        isOne
          ? t('transfer.title', { name: ticket ? ticketName(ticket) : '' })
          : t('batch:transfer.title', { count: ticketIds.length })
      }
      submitLabel={t('transfer.submit')}
      busy={busy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ queueId: ticket?.queueId, whatsappId: own }}
        onFinish={(values) => void submit(values)}
      >
        <Field name="userId" label={t('transfer.user')}>
          <Select
            size="large"
            allowClear={clearable}
            showSearch={selectSearch}
            placeholder={t('transfer.nobody')}
            notFoundContent={noUsers}
            options={users.map(toOption)}
            onChange={chooseUser}
          />
        </Field>
        <Field
          name="queueId"
          label={t('transfer.queue')}
          note={areQueuesLost && userId === undefined ? t('common:state.loadFailed') : undefined}
          rules={queues.length > 0 ? [{ required: true, message: t('transfer.queueRequired') }] : []}
        >
          <Select
            size="large"
            showSearch={selectSearch}
            disabled={queues.length === 0}
            placeholder={queues.length > 0 ? t('transfer.queueRequired') : t('transfer.noQueue')}
            options={namedQueues.map(toOption)}
            labelRender={labelRender}
          />
        </Field>
        {connections.length > 1 && (
          <Field name="whatsappId" label={t('transfer.connection')}>
            <Select
              size="large"
              allowClear={!isOne && clearable}
              placeholder={t('batch:transfer.connection')}
              showSearch={selectSearch}
              options={connections.map(toOption)}
              labelRender={labelRender}
            />
          </Field>
        )}
        <FormRefusal text={isChanged ? t('transfer.changed') : refusal} />
      </Form>
    </ActionDialog>
  );
};
