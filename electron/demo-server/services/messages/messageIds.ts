import { randomBytes } from 'node:crypto';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase();

/** Ids as phones create them: 32 hexadecimal digits for a customer's message, `3EB0` and 18 more for the company's. */
export const inboundId = (): string => hex(16);
export const ownId = (): string => `3EB0${hex(9)}`;
