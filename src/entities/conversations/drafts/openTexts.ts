import type { AppStorage } from '../../base/storage';

/** Hands to the store what it does not have yet. A recording takes a moment: the promise resolves when the store has it. */
type Save = () => void | Promise<void>;

const saves = new Set<Save>();

/** Registers a text box, a form or a recorder that holds what the disk does not have yet; call the result when it is gone. */
export const registerOpenText = (save: Save): (() => void) => {
  saves.add(save);
  return () => void saves.delete(save);
};

/** Hands what is being typed or recorded to the store, and resolves when it is on disk. */
export const keepOpenTexts = async ({ settled }: Pick<AppStorage, 'settled'>): Promise<void> => {
  const recordings = [...saves].map((save) => save()).filter((work) => work instanceof Promise);
  // The writes of texts have begun: a page that has no time left must not wait for a recording before it counts them.
  await Promise.all([settled(), ...recordings]);
  if (recordings.length > 0) await settled();
};
