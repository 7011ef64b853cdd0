/** Fills in the contact's names as servers do; placeholders that only the server knows stay as written. */
export const withNames = (message: string, contactName: string): string =>
  contactName.trim() === ''
    ? message
    : message
        .replaceAll(/\{\{\s*name\s*\}\}/g, () => contactName)
        .replaceAll(/\{\{\s*firstName\s*\}\}/g, () => contactName.trim().split(/\s+/)[0] ?? contactName);
