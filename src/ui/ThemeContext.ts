import { createContext, useContext } from 'react';

/** What components may know of the theme; plain colours come from CSS variables. */
export interface ThemeInfo {
  readonly theme: 'light' | 'dark';
  /** Colour of lists and pages as `#rrggbb`; chips mix user colours into it. */
  readonly surface: string;
  /** Switches to the other theme and stores the choice. */
  readonly toggle: () => void;
}

/** Provided by the app; without a provider the light theme applies. */
export const ThemeContext = createContext<ThemeInfo>({ theme: 'light', surface: '#FFFFFF', toggle: () => {} });

export const useTheme = (): ThemeInfo => useContext(ThemeContext);
