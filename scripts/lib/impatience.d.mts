export function impatienceIn(
  file: string,
  source: string,
): readonly { readonly line: number; readonly fault: string }[];
