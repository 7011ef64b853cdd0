/** The alert sounds shipped with the app: file names in resources/sounds. */
export const SOUND_NAMES = ['bell', 'drop', 'tap', 'marimba', 'rise'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];
