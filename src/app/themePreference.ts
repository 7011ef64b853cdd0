import type { ThemeName } from './theme';

/** Key of the stored choice; its value is 'light' or 'dark'. */
const THEME_KEY = 'theme';

type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored theme; without one the system's preference decides. */
export const readTheme = (storage: ThemeStorage, systemPrefersDark: boolean): ThemeName => {
  const stored = storage.getItem(THEME_KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return systemPrefersDark ? 'dark' : 'light';
};

export const storeTheme = (storage: ThemeStorage, theme: ThemeName): void => storage.setItem(THEME_KEY, theme);
