import type { Stage } from '../stage';

/** Repeats a recorded trigger on the stage. */
export type Trigger = (stage: Stage) => Promise<void> | void;

/** By the beginning of the trigger's recorded name. */
export type Triggers = Readonly<Record<string, Trigger>>;
