// Automatic texts of servers start with U+200E, campaign texts with U+200C.
const LEADING_MARKS = /^[\u200e\u200c]+/;
const ALL_MARKS = /[\u200e\u200c]/g;

/** A text as people see it: without the invisible marks that servers put in front. */
export const visibleText = (body: string): string => body.replace(LEADING_MARKS, '');

/** A text normalised for comparing two copies of it. */
export const comparableText = (body: string): string => body.replaceAll(ALL_MARKS, '').trim();

/** Servers fill in double braces as a template, so the sent text and its echo differ. */
export const isTemplate = (body: string): boolean => body.includes('{{');

/** A name that is safe in a sent text: servers would read double braces as a template. */
export const withoutTemplateBraces = (name: string): string =>
  name.replaceAll(/\{{2,}/g, '{').replaceAll(/\}{2,}/g, '}');
