import type { Ticket } from '@/protocol/records/tickets';

// Automatic texts of servers start with U+200E, campaign texts with U+200C.
const LEADING_MARKS = /^[\u200e\u200c]+/;
const ALL_MARKS = /[\u200e\u200c]/g;

/** A text as people see it: without the invisible marks that servers put in front. */
export const visibleText = (body: string): string => body.replace(LEADING_MARKS, '');

/** A text normalised for comparing two copies of it. */
export const comparableText = (body: string): string => body.replaceAll(ALL_MARKS, '').trim();

/** Is there nothing to see? Copied texts bring marks of no width, which alone would be an empty message. */
export const isUnseen = (body: string): boolean => /^[\s\p{Cf}]*$/u.test(body);

/** Servers fill in double braces as a template, so the sent text and its echo differ. */
export const isTemplate = (body: string): boolean => body.includes('{{');

/** A name that is safe in a sent text: servers would read double braces as a template. */
export const withoutTemplateBraces = (name: string): string =>
  name.replaceAll(/\{{2,}/g, '{').replaceAll(/\}{2,}/g, '}');

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
