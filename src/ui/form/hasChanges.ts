const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Does a form hold something else than the stored values? */
export const hasChanges = <Values extends object>(saved: Values, now: Partial<Values>): boolean =>
  Object.entries(saved).some(([name, value]) => differs(value, now[name as keyof Values]));
