import { clipboard, Menu, type WebContents } from 'electron';
import type { ShortcutId } from '@/bridge/shortcuts';
import type { MenuCommand, MenuLanguage } from '@/bridge/system';
import { appMenu } from './appMenu';
import type { Language } from '../system/language';
import { contextMenu } from './contextMenu';

interface Parts {
  readonly language: Language;
  readonly platform: NodeJS.Platform;
  readonly contents: WebContents;
  readonly command: (command: MenuCommand) => void;
  readonly reload: () => void;
  readonly quit: () => void;
}

/** The native menus in the app's language, rebuilt whenever the language or the names of the shortcuts change. */
export const createMenus = ({ language, platform, contents, command, reload, quit }: Parts) => {
  let shortcuts: Partial<Record<ShortcutId, string>> = {};
  let menu: Menu | null = null;
  const draw = (): void => {
    const items = appMenu({ words: language.words(), platform, shortcuts, command, reload, quit });
    menu = Menu.buildFromTemplate(items);
    Menu.setApplicationMenu(menu);
  };
  draw();

  contents.on('context-menu', (_event, facts) => {
    const items = contextMenu(facts, language.words(), {
      page: contents,
      learnWord: (word) => contents.session.addWordToSpellCheckerDictionary(word),
      copyText: (text) => void clipboard.writeText(text),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });

  return {
    /** Opens the menu. The frameless window on Windows has no menu bar, so a button of the page opens it. */
    show: (x: number, y: number): void => {
      // The page's coordinates are CSS px, which zoom makes larger.
      const zoom = contents.getZoomFactor();
      menu?.popup({ x: Math.round(x * zoom), y: Math.round(y * zoom) });
    },
    speak: (spoken: MenuLanguage): void => {
      ({ shortcuts } = spoken);
      language.choose(spoken.language);
      draw();
    },
  };
};
