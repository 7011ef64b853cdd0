import { AREA_CODES, FIRST_NAMES, SURNAMES, WOMEN } from './company/people';
import type { Random } from './random';

export const renderName = (random: Random): string => `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`;

export const isWoman = (name: string): boolean => name.startsWith('Dona ') || WOMEN.has(name.split(' ')[0]!);

/** A random mobile number that is not assigned. */
export const renderNumber = (random: Random): string =>
  `55${random.pick(AREA_CODES)}9${10_000_000 + random.below(60_000_000)}`;
