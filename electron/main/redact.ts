const SECRET_KEY = /token|password|senha|jrt|cookie|authorization|secret/i;
const SECRET_TEXT = [
  /bearer\s+\S+/gi,
  /jrt=[^;\s"]+/gi,
  // Three base64url parts: a JSON web token.
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /([?&](?:token|password)=)[^&\s"]+/gi,
];

/** One line of JSON without secrets: values of telling keys and token-like texts become `[cut]`. Never throws. */
export const redact = (fields: Readonly<Record<string, unknown>>): string => {
  const readable = (key: string, value: unknown): unknown => {
    if (key !== '' && SECRET_KEY.test(key)) return '[cut]';
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return value;
  };
  let line: string;
  try {
    line = JSON.stringify(fields, readable);
  } catch {
    return '{"unreadable":true}'; // Circular values carry nothing worth a crash.
  }
  return SECRET_TEXT.reduce((text, secret) => text.replace(secret, '[cut]'), line);
};
