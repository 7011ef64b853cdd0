/** Neither null nor undefined: servers use both for "none". */
export const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;
