import type { SessionUser } from '@/protocol/records/users';
import type { UserFields } from '@/entities/company/users/users';

export interface UserFormValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly profile: string;
  readonly allTicket: 'enabled' | 'disabled';
  /** Undefined for none. */
  readonly whatsappId: number | undefined;
  readonly queueIds: readonly number[];
}

/** Characters. */
export const PASSWORD_LENGTH = { min: 5, max: 50 };

/** The profiles on offer; another one a user already has is added, and kept. Empty for a user without one. */
export const profilesFor = (saved: string): readonly string[] => [
  ...new Set(['admin', 'user', ...(saved ? [saved] : [])]),
];

/** What the form shows of a user; of none, an agent without queues. */
export const valuesOf = (user: SessionUser | null): UserFormValues => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  password: '',
  // One who is stored without a profile shows none: nobody may give it by accident.
  profile: user ? (user.profile ?? '') : 'user',
  // Servers store misspelt words for "off".
  allTicket: user?.allTicket === 'enabled' ? 'enabled' : 'disabled',
  whatsappId: user?.whatsappId ?? undefined,
  queueIds: (user?.queues ?? []).map(({ id }) => id),
});

/** The body of the form: everything, since servers clear what is missing, except a password that is empty or blank. */
export const fieldsOf = ({ password, whatsappId, name, email, ...values }: UserFormValues): UserFields => ({
  ...values,
  name: name.trim(),
  email: email.trim(),
  whatsappId: whatsappId ?? null,
  ...(password.trim() && { password }),
});
