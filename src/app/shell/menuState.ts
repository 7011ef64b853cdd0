import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import { MENU_DRAWER_BELOW_PX, MENU_OPEN_ABOVE_PX } from '@/domain/limits';

/** `open` 240 px, `rail` icons alone, `drawer` an overlay that is closed until the user opens it. */
export type MenuForm = 'open' | 'rail' | 'drawer';

/** The form of the side menu at a window width; `chosen` is the user's stored choice, null before there is one. */
export const menuForm = (width: number, chosen: boolean | null): MenuForm => {
  if (width < MENU_DRAWER_BELOW_PX) return 'drawer';
  return (chosen ?? width > MENU_OPEN_ABOVE_PX) ? 'open' : 'rail';
};

/** Whether the user left the menu open; null before the first choice. */
export const storedMenuChoice = createStoredValue('menuOpen', z.nullable(z.boolean()), null);
