/** Bytes as people read them, for example `184 KB`. */
export const fileSize = (bytes: number, language: string): string => {
  const step = bytes < 1_000_000 ? { unit: 'kilobyte', of: 1_000 } : { unit: 'megabyte', of: 1_000_000 };
  const digits = bytes / step.of >= 10 || step.unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: step.unit,
    maximumFractionDigits: digits,
  }).format(bytes === 0 ? 0 : Math.max(bytes / step.of, 1));
};
