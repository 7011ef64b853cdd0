import type { MenuItemConstructorOptions } from 'electron';
import { TRAY_TICKETS, type TrayChoice, type TrayState } from '@/bridge/alerts';
import type { Texts } from '../system/texts';

interface Parts {
  readonly state: TrayState;
  readonly words: Texts;
  readonly onOpen: () => void;
  readonly onChosen: (choice: TrayChoice) => void;
  readonly onQuit: () => void;
}

/** An ampersand would underline the next letter instead of showing. */
const plainLabel = (text: string): string => text.replaceAll('&', '&&');

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** What the tray's menu offers. Linux promises nothing but the menu, so opening is its first item. */
export const trayMenu = ({ state, words, onOpen, onChosen, onQuit }: Parts): MenuItemConstructorOptions[] => {
  const waiting = state.pending.slice(0, TRAY_TICKETS).map(({ ticketId, label }): MenuItemConstructorOptions => ({
    label: plainLabel(words.acceptTicket(label)),
    click: () => onChosen({ kind: 'accept', ticketId }),
  }));
  const { doNotDisturb } = state;
  const quiet: MenuItemConstructorOptions = {
    label: words.doNotDisturb,
    type: 'checkbox',
    checked: doNotDisturb === true,
    // The item knows best: this menu may be a second old.
    click: ({ checked }) => onChosen({ kind: 'doNotDisturb', on: checked }),
  };
  return [
    { label: words.open, click: onOpen },
    ...(waiting.length > 0 ? [SEPARATOR, ...waiting] : []),
    ...(doNotDisturb === null ? [] : [SEPARATOR, quiet]),
    SEPARATOR,
    { label: words.quit, click: onQuit },
  ];
};
