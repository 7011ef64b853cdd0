export declare const unusedTexts: (
  keys: readonly (readonly [namespace: string, key: string])[],
  sources: readonly string[],
) => string[];
