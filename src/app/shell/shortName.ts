import { MENU_DRAWER_BELOW_PX, SHORT_NAME_LENGTH } from '@/domain/limits';

/** A name as the greeting shows it: on windows under 600 px, more than 10 characters become the first 10 plus dots. */
export const shortName = (name: string, windowWidth: number): string =>
  windowWidth < MENU_DRAWER_BELOW_PX && name.length > SHORT_NAME_LENGTH
    ? `${name.slice(0, SHORT_NAME_LENGTH)}...`
    : name;
