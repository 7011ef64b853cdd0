const taken = new Set<string>();

/**
 * Reserves the type of a thunk. A second thunk of the same type would be taken for the first by every reducer: a collection
 * would store the answer of a call that is not its own. Tests fail at start then; a hot reload builds each thunk again, so
 * nothing is refused elsewhere.
 */
export const newActionType = (type: string): string => {
  if (import.meta.env.MODE === 'test' && taken.has(type)) throw new Error(`The action type "${type}" is taken`);
  taken.add(type);
  return type;
};
