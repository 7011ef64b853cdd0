export function citationsIn(source: string): readonly { readonly line: number; readonly citation: string }[];
