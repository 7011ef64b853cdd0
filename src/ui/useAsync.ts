import { useCallback, useEffect, useState } from 'react';
import { isFailure } from '@/entities/base/failure';
import type { createAppThunk } from '@/entities/base/thunk';
import { isGone } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';

export interface Answer<Value> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** It failed because the server has no such record any more. */
  readonly isGone: boolean;
  /** The newest value; kept while it is read again, null before the first. */
  readonly value: Value | null;
  readonly reload: () => void;
}

interface Outcome<Value> {
  /** `ask` and attempt that this outcome belongs to; other outcomes are out of date. */
  readonly ask: () => Promise<Value>;
  readonly round: number;
  readonly ok: boolean;
  readonly isGone: boolean;
}

/** The state of an asynchronous read of one component; runs on mount and whenever `ask` (memoised) changes. */
export const useAsync = <Value>(ask: () => Promise<Value>): Answer<Value> => {
  const [round, setRound] = useState(0);
  const [value, setValue] = useState<Value | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);

  useEffect(() => {
    let current = true;
    const run = async (): Promise<void> => {
      let ok = true;
      let gone = false;
      try {
        const answer = await ask();
        if (current) setValue(answer);
      } catch (error) {
        // The status reports it; the thunk behind `ask` has logged the reason.
        ok = false;
        gone = isFailure(error) && isGone(error);
      }
      if (current) setOutcome({ ask, round, ok, isGone: gone });
    };
    void run();
    return () => {
      current = false;
    };
  }, [ask, round]);

  const isCurrent = outcome?.ask === ask && outcome.round === round;
  const reload = useCallback(() => setRound((last) => last + 1), []);
  return {
    status: !isCurrent ? 'loading' : outcome.ok ? 'ready' : 'failed',
    isGone: isCurrent && outcome.isGone,
    value,
    reload,
  };
};

/** The state of what a thunk without argument reads, always the same one; it runs on mount. */
export const useRead = <Value>(thunk: ReturnType<typeof createAppThunk<Value>>): Answer<Value> => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(thunk()).unwrap(), [dispatch, thunk]);
  return useAsync(ask);
};
