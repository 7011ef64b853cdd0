const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `rgb(…)`; a background that may be seen through has none. */
const luminance = (color: string): number => {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return 0.2126 * channel(Number(red)) + 0.7152 * channel(Number(green)) + 0.0722 * channel(Number(blue));
};

/** WCAG contrast of an element's own text on its own background, 1 to 21; not a number where one of them is missing. */
export const contrastOf = ({ style }: HTMLElement): number => {
  const [lower, higher] = [style.color, style.background].map(luminance).toSorted((one, other) => one - other);
  return (higher! + 0.05) / (lower! + 0.05);
};
