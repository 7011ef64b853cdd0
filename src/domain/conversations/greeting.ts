import type { Ticket } from '@/protocol/records/tickets';
import { withoutTemplateBraces } from './messageText';

const PHONE_SIGNS_ONLY = /^[\d\s()+.-]*$/;

/** The names in the introduction text; `contact` is null when the customer has no usable name. */
export interface GreetingNames {
  readonly contact: string | null;
  readonly user: string;
}

/** Is an introduction sent after accepting? */
export const isGreetingDue = (ticket: Pick<Ticket, 'isGroup'>, setting: string | undefined): boolean =>
  setting === 'enabled' && ticket.isGroup !== true;

export const greetingNames = (contactName: string | undefined, userName: string): GreetingNames => {
  const contact = withoutTemplateBraces(contactName ?? '').trim();
  return { contact: PHONE_SIGNS_ONLY.test(contact) ? null : contact, user: withoutTemplateBraces(userName) };
};
