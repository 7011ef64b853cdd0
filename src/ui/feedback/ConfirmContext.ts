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
  /** Where it is rendered, by default in the page, which the lock hides. */
  readonly container?: (() => HTMLElement) | undefined;
  /** Nobody asked for it just now: it waits until the open question is answered instead of taking its place. */
  readonly waits?: boolean;
}

/** Asks the question; resolves with true if the user confirmed, with false if the user cancelled or closed it. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

/** The confirmation service. */
interface Confirmation {
  readonly confirm: Confirm;
  /** Resolves once no question is open and who asked has acted on the answer; at once if none is. */
  readonly answered: () => Promise<void>;
}

export const ConfirmContext = createContext<Confirmation | null>(null);

const useConfirmation = (): Confirmation => {
  const confirmation = useContext(ConfirmContext);
  if (!confirmation) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirmation;
};

/** Asks for a confirmation. The provider wraps the whole app. */
export const useConfirm = (): Confirm => useConfirmation().confirm;

/** Waits for the answer to the open question. */
export const useAnswered = (): (() => Promise<void>) => useConfirmation().answered;
