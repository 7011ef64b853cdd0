/** What an event is about; servers and forks use several names for some of these. */
export type EventKind =
  | 'announcement'
  | 'appMessage'
  | 'auth'
  | 'campaign'
  | 'campaignSettings'
  | 'chat'
  | 'contact'
  | 'contactList'
  | 'contactListItem'
  | 'file'
  | 'help'
  | 'payment'
  | 'prompt'
  | 'queue'
  | 'queueIntegration'
  | 'quickmessage'
  | 'schedule'
  | 'settings'
  | 'tag'
  | 'ticket'
  | 'user'
  | 'whatsapp'
  | 'whatsappSession';

/** Every event name of one company, with its kind (decision RT-23, socket.md §3 and §4). */
export function eventNames(companyId: number, userId: number): ReadonlyMap<string, EventKind> {
  const company = `company-${companyId}`;
  return new Map<string, EventKind>([
    [`${company}-ticket`, 'ticket'],
    [`${company}-appMessage`, 'appMessage'],
    [`${company}-contact`, 'contact'],
    [`${company}-whatsapp`, 'whatsapp'],
    [`${company}-whatsappSession`, 'whatsappSession'],
    ['whatsappSession', 'whatsappSession'],
    [`${company}-user`, 'user'],
    [`${company}-auth`, 'auth'],
    [`${company}-queue`, 'queue'],
    [`${company}-queueIntegration`, 'queueIntegration'],
    ['prompt', 'prompt'],
    [`${company}-prompt`, 'prompt'],
    ['tag', 'tag'],
    [`${company}-tag`, 'tag'],
    ['schedule', 'schedule'],
    [`${company}-schedule`, 'schedule'],
    [`company${companyId}-schedule`, 'schedule'],
    [`${company}-quickmessage`, 'quickmessage'],
    [`${company}-quickemessage`, 'quickmessage'],
    [`company${companyId}-quickemessage`, 'quickmessage'],
    [`company${companyId}-file`, 'file'],
    [`${company}-file`, 'file'],
    [`${company}-campaign`, 'campaign'],
    [`${company}-campaignSettings`, 'campaignSettings'],
    [`${company}-ContactList`, 'contactList'],
    [`${company}-ContactListItem`, 'contactListItem'],
    [`${company}-chat`, 'chat'],
    [`${company}-chat-user-${userId}`, 'chat'],
    ['company-announcement', 'announcement'],
    [`${company}-announcement`, 'announcement'],
    [`${company}-help`, 'help'],
    [`${company}-settings`, 'settings'],
    [`${company}-payment`, 'payment'],
  ]);
}

/** The name of one internal chat's events, kind `chat`, heard while it is on screen (RT-22). */
export const chatEventName = (companyId: number, chatId: number): string => `company-${companyId}-chat-${chatId}`;

/** The name of one contact list's imports, kind `contactListItem`, heard while it is on screen. */
export const contactListEventName = (companyId: number, listId: number): string =>
  `company-${companyId}-ContactListItem-${listId}`;
