import type { EntitiesState } from '../state';

interface Table {
  readonly selectById: (state: EntitiesState, id: number) => unknown;
}

/** Watches a record during a call. Was it deleted since then? The answer must not bring it back. */
export const watchRecord = (
  { selectById }: Table,
  getState: () => EntitiesState,
  id: number | null,
): (() => boolean) => {
  const isKnown = (): boolean => id !== null && selectById(getState(), id) !== undefined;
  const wasKnown = isKnown();
  return () => wasKnown && !isKnown();
};
