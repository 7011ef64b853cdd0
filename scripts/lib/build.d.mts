/** Builds renderer, main process, preload and demo server if a source is newer than the last build. */
export function ensureBuild(): Promise<void>;
