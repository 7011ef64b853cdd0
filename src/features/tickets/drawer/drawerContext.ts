import { createContext, useContext } from 'react';

/** The contact drawer of the ticket screen: whether it is open, and where it is shown. */
export interface DrawerControl {
  /** `column` beside the conversation, `overlay` above it. */
  readonly place: 'column' | 'overlay';
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

const DrawerContext = createContext<DrawerControl | null>(null);

export const DrawerProvider = DrawerContext.Provider;

export const useDrawer = (): DrawerControl => {
  const drawer = useContext(DrawerContext);
  if (!drawer) throw new Error('The contact drawer must be inside the ticket screen');
  return drawer;
};
