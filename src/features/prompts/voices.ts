/** No voice: the answers are written. */
export const TEXT_VOICE = 'texto';

const NAMES = [
  'Francisca',
  'Antonio',
  'Brenda',
  'Donato',
  'Elza',
  'Fabio',
  'Giovanna',
  'Humberto',
  'Julio',
  'Leila',
  'Leticia',
  'Manuela',
  'Nicolau',
  'Valerio',
  'Yara',
] as const;

export interface VoiceOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Text and the fifteen Brazilian neural voices, and the stored one if it is another, so that saving keeps it.
 */
export const voiceOptions = (textLabel: string, stored: string): VoiceOption[] => {
  const known = [
    { value: TEXT_VOICE, label: textLabel },
    ...NAMES.map((name) => ({ value: `pt-BR-${name}Neural`, label: name })),
  ];
  return known.some(({ value }) => value === stored) ? known : [...known, { value: stored, label: stored }];
};
