import { createContext, useContext } from 'react';

/** What components may know of the theme; plain colours come from CSS variables. */
export interface ThemeInfo {
  readonly theme: 'light' | 'dark';
  /** Colour of lists and pages as `#rrggbb`, the ground chips in user colours are mixed into. */
  readonly surface: string;
  /** Switches to the other theme and stores the choice. */
  readonly toggle: () => void;
}

/** Filled by the app; without a provider the light theme holds. */
export const ThemeContext = createContext<ThemeInfo>({ theme: 'light', surface: '#FFFFFF', toggle: () => {} });

export const useTheme = (): ThemeInfo => useContext(ThemeContext);
