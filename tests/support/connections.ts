/** What users set of a connection and servers store under the same names; its queues have two forms. */
export const connectionSettings = {
  name: 'Loja SP',
  isDefault: true,
  token: 'tok',
  greetingMessage: 'Oi',
  complationMessage: 'Tchau',
  outOfHoursMessage: 'Fechado',
  ratingMessage: 'Nota?',
  transferQueueId: 4,
  timeToTransfer: 30,
  expiresTicket: 10,
  expiresInactiveMessage: 'Encerrado',
  timeUseBotQueues: 5,
  maxUseBotQueues: 2,
  promptId: 7,
};

/** The form of a new connection, with the servers' own limit of the bot's menu. */
export const newConnection = {
  name: '',
  isDefault: false,
  queueIds: [],
  token: '',
  greetingMessage: '',
  complationMessage: '',
  outOfHoursMessage: '',
  ratingMessage: '',
  transferQueueId: null,
  timeToTransfer: null,
  expiresTicket: null,
  expiresInactiveMessage: '',
  timeUseBotQueues: null,
  maxUseBotQueues: 3,
  promptId: null,
};
