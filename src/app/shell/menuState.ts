import { MENU_DRAWER_BELOW_PX, MENU_OPEN_ABOVE_PX } from '@/domain/limits';

/** `open` 240 px, `rail` icons alone, `drawer` an overlay that is shut until it is asked for. */
export type MenuForm = 'open' | 'rail' | 'drawer';

/** The form of the side menu at a window width; `chosen` is the user's stored choice, null before there is one. */
export const menuForm = (width: number, chosen: boolean | null): MenuForm => {
  if (width < MENU_DRAWER_BELOW_PX) return 'drawer';
  return (chosen ?? width > MENU_OPEN_ABOVE_PX) ? 'open' : 'rail';
};

const MENU_KEY = 'menuOpen';

type MenuStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const readMenuChoice = (storage: MenuStorage): boolean | null => {
  const stored = storage.getItem(MENU_KEY);
  return stored === 'true' || stored === 'false' ? stored === 'true' : null;
};

export const storeMenuChoice = (storage: MenuStorage, open: boolean): void => storage.setItem(MENU_KEY, String(open));
