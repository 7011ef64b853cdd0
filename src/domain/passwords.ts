/** At least 8 characters with a lowercase letter, an uppercase letter and a digit. */
export const isStrongPassword = (password: string): boolean =>
  [/.{8}/u, /\p{Ll}/u, /\p{Lu}/u, /\d/].every((rule) => rule.test(password));
