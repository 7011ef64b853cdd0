/** The names servers fill in from the contact; what only the server knows stays as it is written. */
export const withNames = (message: string, contactName: string): string =>
  contactName.trim() === ''
    ? message
    : message
        .replaceAll(/\{\{\s*name\s*\}\}/g, () => contactName)
        .replaceAll(/\{\{\s*firstName\s*\}\}/g, () => contactName.trim().split(/\s+/)[0] ?? contactName);
