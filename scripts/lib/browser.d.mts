/** An installed browser of the Chromium family, or null. */
export function findBrowser(): string | null;
/** How a browser of that family opens this address in a window of its own. */
export function windowArguments(url: string): string[];
