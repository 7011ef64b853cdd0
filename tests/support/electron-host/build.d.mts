/** Builds the test host and the spy into dist-test/ when a source is newer than the last build. */
export function ensureHost(): Promise<void>;
