/**
 * Outbox and drafts know a conversation by one number: a ticket by its id, an internal chat by the negative of its id, so
 * that the same rules keep, send and restore the texts of both.
 */
export const placeOfChat = (chatId: number): number => -chatId;

/** The internal chat such a number means; null for a ticket's. */
export const chatOfPlace = (place: number): number | null => (place < 0 ? -place : null);
