import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './ConfirmContext';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

interface ConfirmProviderProps {
  readonly children: ReactNode;
}

/** Pause before a question that waited, ms: a double click that answers one must not answer the next. */
const PAUSE_MS = 1_000;

interface Open {
  readonly answer: (confirmed: boolean) => void;
  readonly answered: Promise<boolean>;
}

/** Shows one confirmation at a time. A new question answers the open one with no, unless it waits. */
export const ConfirmProvider = ({ children }: ConfirmProviderProps) => {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const [open, setOpen] = useState(false);
  const current = useRef<Open | null>(null);

  const settle = (confirmed: boolean): void => {
    current.current?.answer(confirmed);
    current.current = null;
    setOpen(false);
  };

  const confirm = useCallback<Confirm>(async (next) => {
    while (next.waits && current.current) {
      await current.current.answered;
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
    current.current?.answer(false);
    setRequest(next);
    setOpen(true);
    let answer: Open['answer'] = () => {};
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    current.current = { answer, answered };
    return answered;
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <ConfirmDialog open={open} request={request} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
};
