import { createContext } from 'react';

/** What a control's tooltip says and how. */
export interface Tip {
  /** Text of the tooltip; an empty or null one shows nothing. */
  readonly title: string | null;
  readonly placement?: 'top' | 'right';
  /** How long the pointer rests before it opens, ms. */
  readonly delayMs: number;
}

/** The one place of the window that shows tooltips. */
export interface Tooltips {
  readonly point: (control: Element, tip: Tip) => void;
  /** The pointer left the control, pressed it, or the control is gone. */
  readonly leave: (control: Element) => void;
}

/** Outside a `TooltipLayer` nothing is shown. */
export const TooltipContext = createContext<Tooltips>({ point: () => {}, leave: () => {} });
