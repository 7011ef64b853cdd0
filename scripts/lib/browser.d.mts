/** An installed browser of the Chromium family, or null. */
export function findBrowser(): string | null;
/** Arguments with which a Chromium opens this address in a separate window. */
export function windowArguments(url: string): string[];
