import { isDraft } from '@reduxjs/toolkit';

/**
 * A part of the state as it stands, to be read and never changed. When an object is read through a draft, Immer copies what holds it,
 * as if it were about to change; this does not, and still sees what the same event has changed.
 */
export const seen = <Parts extends object, Key extends keyof Parts>(parts: Parts, key: Key): Readonly<Parts[Key]> =>
  isDraft(parts)
    ? (Object.getOwnPropertyDescriptor(parts, key)?.value as Readonly<Parts[Key]>)
    : (parts[key] as Readonly<Parts[Key]>);
