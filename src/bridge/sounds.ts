/** The alert sounds the app brings along; files of these names lie in resources/sounds. */
export const SOUND_NAMES = ['bell', 'drop', 'tap', 'marimba', 'rise'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];
