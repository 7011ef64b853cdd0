import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './ConfirmContext';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

interface ConfirmProviderProps {
  /** Whose questions they are: another account must not answer them, so its arrival answers the open one with no. */
  readonly account?: string | null;
  readonly children: ReactNode;
}

/** Pause before a question that waited, ms: a double click that answers one must not answer the next. */
const PAUSE_MS = 1_000;

interface Open {
  readonly account: string | null;
  readonly answer: (confirmed: boolean) => void;
  readonly answered: Promise<boolean>;
}

/** Shows one confirmation at a time. A new question answers the open one with no, unless it waits. */
export const ConfirmProvider = ({ account = null, children }: ConfirmProviderProps) => {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const [open, setOpen] = useState(false);
  const current = useRef<Open | null>(null);

  const settle = useCallback((confirmed: boolean): void => {
    current.current?.answer(confirmed);
    current.current = null;
    setOpen(false);
  }, []);
  useEffect(() => {
    if (current.current && current.current.account !== account) settle(false);
  }, [account, settle]);

  const confirm = useCallback<Confirm>(
    async (next) => {
      while (next.waits && current.current) {
        await current.current.answered;
        await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
      }
      current.current?.answer(false);
      setRequest(next);
      setOpen(true);
      let answer: Open['answer'] = () => {};
      const answered = new Promise<boolean>((resolve) => (answer = resolve));
      current.current = { account, answer, answered };
      return answered;
    },
    [account],
  );

  const answered = useCallback(async (): Promise<void> => {
    while (current.current) {
      await current.current.answered;
      // Who asked comes first.
      await new Promise((resolve) => void setTimeout(resolve));
    }
  }, []);
  const confirmation = useMemo(() => ({ confirm, answered }), [confirm, answered]);

  return (
    <ConfirmContext value={confirmation}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <ConfirmDialog open={open} request={request} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
};
