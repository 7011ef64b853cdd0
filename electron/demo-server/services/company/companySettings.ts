/** Settings of a new company, the stray key `enabled` included, and two keys missing. */
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
