import type { AssetName } from '../mediaAssets';

/** Which part of the company a conversation belongs to; queues are matched by it. */
export type Department = 'vendas' | 'suporte' | 'financeiro';

/** One turn: one of several wordings, or a file. `{nome}` and the like are filled in (facts.ts). */
export interface Line {
  by: 'customer' | 'agent';
  texts: readonly string[];
  file?: AssetName;
  /** A courtesy no other line answers: it may be left out. */
  skippable?: boolean;
  /** Something that is neither text nor file. */
  special?: 'location' | 'liveLocation' | 'card' | 'cards' | 'reaction' | 'missedCall' | 'edited' | 'deleted' | 'quote';
}

/** Ways a conversation may go on from here. */
export interface Fork {
  ways: readonly (readonly Step[])[];
}

export type Step = Line | Fork;

export interface Dialogue {
  department: Department;
  steps: readonly Step[];
}

/** The customer writes one of these. */
export const c = (...texts: string[]): Line => ({ by: 'customer', texts });
/** The agent writes one of these. */
export const a = (...texts: string[]): Line => ({ by: 'agent', texts });
/** The customer sends a file, captioned by one of the texts. */
export const cFile = (file: AssetName, ...texts: string[]): Line => ({ by: 'customer', texts, file });
export const aFile = (file: AssetName, ...texts: string[]): Line => ({ by: 'agent', texts, file });
export const cSpecial = (special: NonNullable<Line['special']>, ...texts: string[]): Line => ({
  by: 'customer',
  texts,
  special,
});
export const aSpecial = (special: NonNullable<Line['special']>, ...texts: string[]): Line => ({
  by: 'agent',
  texts,
  special,
});
/** A greeting, a thank-you, a goodbye. */
export const polite = (line: Line): Line => ({ ...line, skippable: true });
export const fork = (...ways: Step[][]): Fork => ({ ways });
