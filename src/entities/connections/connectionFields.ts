import type { ConnectionToSave } from '@/api/whatsappConnections';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';

/** The servers' own limit of visits to the bot's menu. */
const DEFAULT_MAX_USE_BOT_QUEUES = 3;

/** Every field of a connection as it is saved; of none, those of a new one. */
export const connectionFields = (connection: Whatsapp | null): ConnectionToSave => ({
  name: connection?.name ?? '',
  isDefault: connection?.isDefault ?? false,
  queueIds: (connection?.queues ?? []).map(({ id }) => id),
  token: connection?.token ?? '',
  greetingMessage: connection?.greetingMessage ?? '',
  complationMessage: connection?.complationMessage ?? '',
  outOfHoursMessage: connection?.outOfHoursMessage ?? '',
  ratingMessage: connection?.ratingMessage ?? '',
  transferQueueId: connection?.transferQueueId ?? null,
  timeToTransfer: connection?.timeToTransfer ?? null,
  expiresTicket: connection?.expiresTicket ?? null,
  expiresInactiveMessage: connection?.expiresInactiveMessage ?? '',
  timeUseBotQueues: connection?.timeUseBotQueues ?? null,
  maxUseBotQueues: connection ? (connection.maxUseBotQueues ?? null) : DEFAULT_MAX_USE_BOT_QUEUES,
  promptId: connection?.promptId ?? null,
});
