import type { AssetName } from '../mediaAssets';

/** The department a conversation belongs to, which determines its queue. */
export type Department = 'vendas' | 'suporte' | 'financeiro';

/** One message: one of several wordings, or a file. `facts.ts` fills in placeholders such as `{nome}`. */
export interface Line {
  by: 'customer' | 'agent';
  texts: readonly string[];
  file?: AssetName;
  /** A polite line that no other line answers, so it may be left out. */
  skippable?: boolean;
  /** Least time since the line before, minutes, where less would contradict the text. */
  after?: number;
  /** Content other than text or a file. */
  special?: 'location' | 'liveLocation' | 'card' | 'cards' | 'reaction' | 'missedCall' | 'edited' | 'deleted' | 'quote';
}

/** The ways a conversation may continue from here. */
export interface Fork {
  ways: readonly (readonly Step[])[];
}

export type Step = Line | Fork;

export interface Dialogue {
  department: Department;
  steps: readonly Step[];
}

/** The customer writes one of these texts. */
export const c = (...texts: string[]): Line => ({ by: 'customer', texts });
/** The agent writes one of these texts. */
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
/** Marks a greeting, thanks or goodbye, which may be left out. */
export const polite = (line: Line): Line => ({ ...line, skippable: true });
/** A line that comes at least so many minutes after the one before it. */
export const later = (minutes: number, line: Line): Line => ({ ...line, after: minutes });
export const fork = (...ways: Step[][]): Fork => ({ ways });
