/** Settings of a new company, as real servers create them: with the stray key `enabled`, and without two keys. */
export const companySettings: readonly (readonly [key: string, value: string])[] = [
  ['asaas', ''],
  ['tokenixc', ''],
  ['ipixc', ''],
  ['ipmkauth', ''],
  ['clientsecretmkauth', ''],
  ['clientidmkauth', ''],
  ['enabled', ''],
  ['call', 'disabled'],
  ['scheduleType', 'disabled'],
  ['sendGreetingAccepted', 'disabled'],
  ['sendMsgTransfTicket', 'disabled'],
  ['userRating', 'disabled'],
  ['chatBotType', 'text'],
  ['tokensgp', ''],
  ['ipsgp', ''],
  ['appsgp', ''],
];
