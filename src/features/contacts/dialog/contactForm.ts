import type { ContactToSave } from '@/api/contacts';
import type { Contact } from '@/protocol/records/contacts';

export interface ExtraInfoValues {
  /** Absent for a new pair. */
  readonly id?: number;
  readonly name?: string;
  readonly value?: string;
}

export interface ContactFormValues {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly extraInfo: readonly ExtraInfoValues[];
  readonly tagIds: readonly number[];
}

/** What the form shows of a contact; of none, an empty form. */
export const valuesOf = (contact: Contact | null): ContactFormValues => ({
  name: contact?.name ?? '',
  number: contact?.number ?? '',
  email: contact?.email ?? '',
  extraInfo: (contact?.extraInfo ?? []).map(({ id, name, value }) => ({ id, name, value })),
  tagIds: (contact?.tags ?? []).map((tag) => tag.id),
});

/** What is sent of the form: the number as digits alone, without the pairs left empty. */
export const fieldsOf = ({ name, number, email, extraInfo }: ContactFormValues): ContactToSave => ({
  name: name.trim(),
  number: number.replaceAll(/\D/g, ''),
  email: email.trim(),
  extraInfo: extraInfo
    .map((pair) => ({
      ...(pair.id !== undefined && { id: pair.id }),
      name: pair.name?.trim() ?? '',
      value: pair.value?.trim() ?? '',
    }))
    .filter((pair) => pair.name !== '' || pair.value !== ''),
});
