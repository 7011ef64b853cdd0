import * as z from 'zod/mini';
import { certain, flag, id, key, listOf, maybe, maybeNull, named, record, type Shape, stamps, text } from '../parse';
import { namedRefSchema } from './shared';
import { tagRefSchema } from './tags';
import { event, listChange } from '../events/changes';

/** One name/value pair kept with a contact. No known server sends its author and date. */
export const extraInfoSchema = record({
  id: maybe(id),
  name: certain(text, ''),
  value: certain(text, ''),
  contactId: maybe(id),
  userId: maybeNull(id),
  user: maybeNull(namedRefSchema),
  ...stamps,
});
export type ExtraInfo = z.infer<typeof extraInfoSchema>;

/** A contact. Many fields are missing inside tickets and in the answer of `PUT /contacts/{id}`. */
const contactFields = {
  ...named,
  /** Digits with country code, no mask. */
  number: maybe(text),
  email: maybeNull(text),
  /** Absolute address. It may be dead or empty: fall back to initials. */
  profilePicUrl: maybeNull(text),
  isGroup: maybe(flag),
  companyId: maybe(id),
  whatsappId: maybeNull(id),
  extraInfo: maybe(listOf(extraInfoSchema)),
  /** No tags on servers A and B. */
  tags: maybe(listOf(tagRefSchema)),
  whatsapp: maybeNull(namedRefSchema),
  ...stamps,
};

const isBlank = (name: unknown): boolean => typeof name === 'string' && name.trim() === '';

/** People on WhatsApp may have a blank name, which would leave rows and titles empty: their number stands in. */
const withCalledName = (sent: unknown): unknown => {
  const { name, number } = (sent ?? {}) as { readonly name?: unknown; readonly number?: unknown };
  return isBlank(name) && number ? { ...(sent as object), name: number } : sent;
};
const contactRecord = <Fields extends Shape>(fields: Fields) => z.pipe(z.transform(withCalledName), record(fields));

export const contactSchema = contactRecord(contactFields);
export type Contact = z.infer<typeof contactSchema>;

const ticketMark = { uuid: maybe(key), status: maybe(text) };
export const savedContactSchema = contactRecord({
  ...contactFields,
  ...ticketMark,
  ticket: maybeNull(record(ticketMark)),
});

/** What saving a contact answers: the contact, or a ticket in its place or inside it. */
export type SavedContact = z.infer<typeof savedContactSchema>;

/** The uuid of the ticket an answer refers to; null when the answer is just a contact. */
export const ticketOfSavedContact = (saved: SavedContact): string | null =>
  [saved, saved.ticket].find((part) => part?.uuid && part.status)?.uuid ?? null;

export const contactEvent = event(['company-{company}-contact'], listChange(contactSchema, 'contact', 'contactId'));
