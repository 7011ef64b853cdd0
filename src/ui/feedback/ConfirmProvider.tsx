import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './ConfirmContext';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

interface ConfirmProviderProps {
  readonly children: ReactNode;
}

/** Shows one confirmation at a time. A new question answers the open one with no. */
export const ConfirmProvider = ({ children }: ConfirmProviderProps) => {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<((confirmed: boolean) => void) | null>(null);

  const settle = (confirmed: boolean): void => {
    answer.current?.(confirmed);
    answer.current = null;
    setOpen(false);
  };

  const confirm = useCallback<Confirm>((next) => {
    answer.current?.(false);
    setRequest(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
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
