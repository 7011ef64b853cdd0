import { createContext, useContext } from 'react';

/** A question before something that cannot be taken back. */
export interface ConfirmRequest {
  /** The question. */
  readonly title: string;
  /** One sentence: what follows from a yes. */
  readonly message: string;
  /** The verb on the confirming button, for example "Excluir". */
  readonly confirmLabel: string;
  /** Red for what destroys something. */
  readonly danger?: boolean;
}

/** Asks and answers true only when the user confirmed; cancelling or closing answers false. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The confirmation service. Its provider wraps the whole app. */
export const useConfirm = (): Confirm => {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
};
