type Refusal = { readonly reason: string; readonly fix: string };

/** Downloads Electron's binary if it is missing. */
export function ensureElectron(): Promise<{ readonly binary: string } | Refusal>;

/** Runs the app. Resolves with its exit code, or with a reason if it could not show a window. */
export function runElectron(binary: string, args: readonly string[]): Promise<{ readonly code: number } | Refusal>;
