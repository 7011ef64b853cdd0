import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { DesktopBridge } from '@/bridge/desktop';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { useLanguage } from '@/i18n/useLanguage';
import { Spinner } from '@/ui/feedback/Spinner';
import { Check, ChevronDown, X } from '@/ui/icons';
import { ThemeContext } from '@/ui/ThemeContext';
import { antdTheme } from './antdTheme';
import { cssVariables, palettes, type ThemeName } from './theme';

/** Null before the first choice: the system's preference decides. */
const storedTheme = createStoredValue('theme', z.nullable(z.enum(['light', 'dark'])), null);

interface ThemeProviderProps {
  readonly children: ReactNode;
  readonly storage: LocalFlags;
  readonly window: Pick<DesktopBridge['window'], 'setAppearance'>;
}

const LOCALES = { pt: ptBR, en: enUS, es: esES } as const;

/** A refused form scrolls to its first error. */
const FORM = { scrollToFirstError: { focus: true } } as const;

/** Replaces antd's own icons: screen readers would read out their English names, such as "down" and "loading". */
const SELECT = {
  suffixIcon: <ChevronDown size={14} />,
  loadingIcon: <Spinner size={14} />,
  removeIcon: <X size={12} />,
  menuItemSelectedIcon: <Check size={14} />,
} as const;
const BUTTON = { autoInsertSpace: false, loadingIcon: <Spinner size={14} /> } as const;

/**
 * Keeps the styles of all components. antd drops a component's styles when the last of its kind unmounts and computes them again
 * for the next one, which takes some 8 ms for each opened conversation.
 */
const antdStyles = createCache();

/** The text of a sheet that antd does not look for in the document. */
const INSERTED = { style: '_FILE_STYLE__', cssVar: '', token: '' } as const;
/** Where an entry has the text of its sheet, by the kind of entry. */
const TEXT_AT = { style: 0, cssVar: 1, token: 3 } as const;
/** Where the variables of a kind of component have the name of their sheet. */
const NAME_AT = 2;

type Kind = keyof typeof INSERTED;
type Styles = readonly unknown[];

const kindOf = (path: string): Kind | null => {
  const kind = path.slice(0, path.indexOf('%'));
  return kind in INSERTED ? (kind as Kind) : null;
};

/** Entries of one theme alone that no component uses. */
const unused = new Map<string, Styles>();

const updateStyles = antdStyles.opUpdate.bind(antdStyles);
antdStyles.opUpdate = (path, next) => {
  const kind = kindOf(path);
  updateStyles(path, (known) => {
    if (!known || kind === null) return next(known);
    // An entry is the number of its users, and the styles. antd is told one user more than there are, so that none is ever the last:
    // it would take sheets out of the document, and to insert one again costs half a millisecond and new styles for the page.
    const [told, styles] = next([known[0] + 1, known[1]]) as [number, Styles];
    const users = told - 1;
    if (users === 0 && kind !== 'style') unused.set(path, styles);
    else unused.delete(path);
    // Whoever uses an entry inserts its sheet. Later ones would compare it with that in the document: 2 ms of an opening.
    return [users, users > known[0] ? styles.with(TEXT_AT[kind], INSERTED[kind]) : styles];
  });
};

/** Forgets what nothing uses: after a change of theme that is the other theme, whose variables might win, and must be inserted anew. */
const dropUnused = (): void => {
  for (const [path, styles] of unused) {
    if (kindOf(path) === 'cssVar')
      document.querySelector(`style[data-css-hash="${String(styles[NAME_AT])}"]`)?.remove();
    updateStyles(path, () => null);
  }
  unused.clear();
};

const DARK = '(prefers-color-scheme: dark)';

/**
 * With reduced motion antd must skip its animations: one of zero length may end before antd listens for its end, and a closed
 * dialog would then cover the page forever.
 */
const REST = '(prefers-reduced-motion: reduce)';

/** Does the system match a media query now? Many systems change their theme in the evening, and the app stays open for days. */
const useSystemMatch = (media: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const follow = () => setMatches(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [media]);
  return matches;
};

const paint = (theme: ThemeName): void => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(cssVariables(theme))) root.style.setProperty(name, value);
  root.style.colorScheme = theme;
  root.dataset['theme'] = theme;
};

/** Applies the theme to the style sheets, antd and the window's frame, and stores the user's choice. */
export const ThemeProvider = ({ children, storage, window }: ThemeProviderProps) => {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(() => storedTheme.read(storage));
  const system: ThemeName = useSystemMatch(DARK) ? 'dark' : 'light';
  const theme = chosen ?? system;

  const motion = !useSystemMatch(REST);
  // antd mounts the page again, and loses what is typed, when its motion first differs from that of the theme outside. It differs
  // from the start, while nothing is typed yet; later changes mount nothing again.
  const [outside] = useState(() => ({ token: { motion: !motion } }));

  useLayoutEffect(() => {
    paint(theme);
    const { app, text2 } = palettes[theme];
    void window.setAppearance({ theme, titleBar: { color: app, symbolColor: text2 } });
  }, [theme, window]);

  useLayoutEffect(dropUnused, [theme, motion]);

  const toggle = useCallback(() => {
    const next = theme === 'light' ? 'dark' : 'light';
    storedTheme.write(storage, next);
    setChosen(next);
  }, [theme, storage]);

  const info = useMemo(() => ({ theme, surface: palettes[theme].surface, toggle }), [theme, toggle]);

  return (
    <ThemeContext value={info}>
      <StyleProvider cache={antdStyles}>
        <ConfigProvider theme={outside}>
          <ConfigProvider
            theme={antdTheme(theme, motion)}
            locale={LOCALES[language]}
            wave={{ disabled: true }}
            button={BUTTON}
            select={SELECT}
            form={FORM}
          >
            {children}
          </ConfigProvider>
        </ConfigProvider>
      </StyleProvider>
    </ThemeContext>
  );
};
