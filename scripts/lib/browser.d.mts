/** An installed browser of the Chromium family, or null. */
export function findBrowser(): string | null;
/** The same, but one that cannot open windows comes first. */
export function findTestBrowser(): string | null;
/** Chromium arguments that open this address in a separate window. */
export function windowArguments(url: string): string[];
/** Flags of a headless browser that does nothing beside the page. */
export const PAGE_ONLY: readonly string[];
