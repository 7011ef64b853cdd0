export const root: string;
export const electronPackage: string;
export function electronVersion(): string;
export function electronBinary(): string | null;
export function programIn(platform: NodeJS.Platform): string;
