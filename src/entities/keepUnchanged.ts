import { current, isDraft } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/** A part of the state as a plain value: reading many fields of a draft costs far more than reading the value. */
export const plainOf = <Value>(value: Value): Value => (isDraft(value) ? (current(value as object) as Value) : value);

/**
 * The next value of a record with every part that says the same kept as it is known. A record that says nothing new is the
 * known one itself, so that nothing that shows it is rendered again.
 */
export const keepUnchanged = <Value>(known: unknown, next: Value): Value => copyWithStructuralSharing(known, next);
