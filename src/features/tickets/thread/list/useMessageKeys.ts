import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const ASIDE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
// The Tab key skips everything in a message, so every control in it has a `tabIndex` attribute.
const CONTROLS = '[tabindex]:not(:disabled)';
const MENU = 'button[aria-haspopup="menu"]';

const controlsOf = (message: Element): HTMLElement[] => [...message.querySelectorAll<HTMLElement>(CONTROLS)];

/** The first control of a message to focus: its menu button or, without one, its first control. */
const entryOf = (message: Element): HTMLElement | undefined =>
  message.querySelector<HTMLElement>(MENU) ?? controlsOf(message)[0];

/**
 * Up and Down move from message to message, starting with the newest; Enter then opens the message's menu. Left and Right move to
 * its links, players and pictures. A slider keeps Left and Right for itself.
 */
export const useMessageKeys = (scroller: HTMLElement | null): void => {
  useEffect(() => {
    if (!scroller) return undefined;
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const focused = document.activeElement;
      const message = focused?.closest('[data-message]');
      const step = STEPS[event.key];
      const aside = ASIDE[event.key];
      let next: HTMLElement | undefined;
      if (step !== undefined && (message || focused === scroller)) {
        const entries = [...scroller.querySelectorAll('[data-message]')].flatMap((one) => entryOf(one) ?? []);
        const at = message ? entries.findIndex((entry) => message.contains(entry)) : -1;
        next = message ? entries[at + step] : entries.at(-1);
      } else if (aside !== undefined && message && !(focused instanceof HTMLInputElement)) {
        const controls = controlsOf(message);
        next = controls[controls.indexOf(focused as HTMLElement) + aside];
      }
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    scroller.addEventListener('keydown', move);
    return () => scroller.removeEventListener('keydown', move);
  }, [scroller]);
};
