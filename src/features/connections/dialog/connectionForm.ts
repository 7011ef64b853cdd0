import type { ConnectionToSave } from '@/api/whatsappConnections';

/** A cleared field of a form has no value. */
type Cleared<Fields> = {
  readonly [Key in keyof Fields]: null extends Fields[Key] ? Fields[Key] | undefined : Fields[Key];
};

export type ConnectionFormValues = Cleared<ConnectionToSave>;

/** What is sent of the form: the choices that were cleared are none. */
export const fieldsOf = (values: ConnectionFormValues): ConnectionToSave => ({
  ...values,
  name: values.name.trim(),
  token: values.token.trim(),
  transferQueueId: values.transferQueueId ?? null,
  timeToTransfer: values.timeToTransfer ?? null,
  expiresTicket: values.expiresTicket ?? null,
  timeUseBotQueues: values.timeUseBotQueues ?? null,
  maxUseBotQueues: values.maxUseBotQueues ?? null,
  promptId: values.promptId ?? null,
});

/** A creation ignores these, so they need a change of their own. */
export const needsSecondSave = ({ isDefault, ratingMessage }: ConnectionToSave): boolean =>
  isDefault || ratingMessage !== '';
