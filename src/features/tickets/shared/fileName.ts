/** Servers store `{epochMs}_{original name}` or `{epochMs}.{extension}`. */
const STORED_PREFIX = /^\d{13}_/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the raw name is still a name.
    return text;
  }
};

/** Last part of an address or path, decoded, without query and without the server's time prefix. */
export const fileNameOf = (address: string): string => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return decoded(path.slice(path.lastIndexOf('/') + 1)).replace(STORED_PREFIX, '');
};

/** Extension in lower case without the dot, or an empty text. */
export const fileExtension = (address: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(fileNameOf(address))?.[1]?.toLowerCase() ?? '';
