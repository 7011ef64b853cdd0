import { createContext, useContext } from 'react';

/** A confirmation before an action that cannot be undone. */
export interface ConfirmRequest {
  /** The question. */
  readonly title: string;
  /** One sentence: the consequence of confirming. */
  readonly message: string;
  /** The verb on the confirming button, for example "Excluir". */
  readonly confirmLabel: string;
  /** Red for destructive actions. */
  readonly danger?: boolean;
  /** Nobody asked for it just now: it waits until the open question is answered instead of taking its place. */
  readonly waits?: boolean;
}

/** Asks the question; resolves with true if the user confirmed, with false if the user cancelled or closed it. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The confirmation service. Its provider wraps the whole app. */
export const useConfirm = (): Confirm => {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
};
