type Refusal = { readonly why: string; readonly mend: string };

/** Makes sure that Electron's binary is there, downloading it when needed. */
export function ensureElectron(): Promise<{ readonly binary: string } | Refusal>;

/** Runs the app. Resolves with its exit code, or with a reason when it could not show a window. */
export function runElectron(binary: string, args: readonly string[]): Promise<{ readonly code: number } | Refusal>;
