/** A microphone or a speaker. */
export interface AudioDevice {
  readonly id: string;
  /** Its name; empty until the page may use the microphone. */
  readonly label: string;
}

/**
 * The chosen device among those present; null is the system's default. Ids change when site data is cleared, so the name is
 * compared too.
 */
export const presentDevice = (chosen: AudioDevice | null, present: readonly AudioDevice[]): AudioDevice | null => {
  if (chosen === null) return null;
  const byId = present.find(({ id }) => id === chosen.id);
  return byId ?? present.find(({ label }) => label !== '' && label === chosen.label) ?? null;
};

/** Has the chosen device been unplugged? */
export const isMissing = (chosen: AudioDevice | null, present: readonly AudioDevice[]): boolean =>
  chosen !== null && presentDevice(chosen, present) === null;
