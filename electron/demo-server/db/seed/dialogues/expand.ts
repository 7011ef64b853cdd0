import type { Random } from '../random';
import type { Dialogue, Line, Step } from './dialogue';
import { FINANCE } from './finance';
import { SALES } from './sales';
import { SUPPORT } from './support';

export const DIALOGUES: readonly Dialogue[] = [...SALES, ...SUPPORT, ...FINANCE];

/** Share of polite lines that are left out, so that conversations of one kind differ in length. */
const SKIPPED = 0.25;

/** One random course of a dialogue. The first line always stays. */
export const expandDialogue = ({ steps }: Pick<Dialogue, 'steps'>, random: Random): Line[] => {
  const walk = (part: readonly Step[]): Line[] =>
    part.flatMap((step) => ('ways' in step ? walk(random.pick(step.ways)) : [step]));
  return walk(steps).filter((line, index) => index === 0 || !line.skippable || !random.chance(SKIPPED));
};

export const dialoguesOf = (department: Dialogue['department']): Dialogue[] =>
  DIALOGUES.filter((dialogue) => dialogue.department === department);
