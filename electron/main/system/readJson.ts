/** The value of a JSON text; undefined for any other text, such as an HTML page or an empty answer. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
