const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** Formats a number of bytes for people, for example `184 KB` or `2,4 MB`. */
export const fileSize = (bytes: number, language: string): string => {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes.toLocaleString(language, { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
};
