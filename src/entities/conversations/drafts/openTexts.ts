const saves = new Set<() => void>();

/** Registers a text box that holds text the store does not have yet; call the result when the box is gone. */
export const registerOpenText = (save: () => void): (() => void) => {
  saves.add(save);
  return () => void saves.delete(save);
};

/** Hands what is being typed to the store. Their writes have begun when this returns, so a wait for the disk includes them. */
export const saveOpenTexts = (): void => {
  for (const save of saves) save();
};
