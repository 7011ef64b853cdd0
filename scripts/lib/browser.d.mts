/** An installed browser of the Chromium family, or null. */
export function findBrowser(): string | null;
