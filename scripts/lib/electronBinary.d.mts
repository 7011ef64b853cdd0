export const root: string;
export const electronPackage: string;
export function electronVersion(): string;
export function electronBinary(): string | null;
