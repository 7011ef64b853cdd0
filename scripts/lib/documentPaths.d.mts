export function brokenPaths(document: string, text: string, files: readonly string[]): readonly string[];
