import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWindowWidth } from '@/ui/useWindowWidth';
import { menuForm, readMenuChoice, storeMenuChoice, type MenuForm } from './menuState';

interface SideMenuState {
  readonly form: MenuForm;
  /** Whether the overlay is shown; only for the form `drawer`. */
  readonly drawerOpen: boolean;
  /** Opens or closes the menu in the form it has now; from 600 px on the choice is remembered. */
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/** The side menu at the present window width. A navigation closes the drawer and leaves the other forms alone. */
export const useSideMenu = (storage: Pick<Storage, 'getItem' | 'setItem'>): SideMenuState => {
  const width = useWindowWidth();
  const { key } = useLocation();
  const [chosen, setChosen] = useState(() => readMenuChoice(storage));
  // The page the drawer was opened on: any navigation leaves it, and with it the drawer.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const form = menuForm(width, chosen);

  const drawerOpen = form === 'drawer' && openedOn === key;
  const closeDrawer = (): void => setOpenedOn(null);

  const toggle = (): void => {
    if (form === 'drawer') {
      setOpenedOn(drawerOpen ? null : key);
      return;
    }
    const open = form !== 'open';
    storeMenuChoice(storage, open);
    setChosen(open);
  };

  return { form, drawerOpen, toggle, closeDrawer };
};
