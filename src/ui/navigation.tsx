import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateFunction, type NavigateOptions, useNavigate as useRouterNavigate } from 'react-router-dom';

/** Opens the page of a whole address, such as `/tickets/…`. */
type Navigate = (address: string, options?: NavigateOptions) => ReturnType<NavigateFunction>;

const NavigationContext = createContext<Navigate | null>(null);

/** Inside the router, around everything that navigates. */
export const NavigationProvider = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useRouterNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const lasting = useCallback<Navigate>((address, options) => latest.current(address, options), []);
  return <NavigationContext value={lasting}>{children}</NavigationContext>;
};

/**
 * Returns the function that opens a page. It stays the same: the router's own is another one after each navigation, and whatever asks
 * for that one renders again with every conversation that is opened, all rows of a list included.
 */
export const useNavigate = (): Navigate => {
  const navigate = use(NavigationContext);
  if (!navigate) throw new Error('useNavigate needs a NavigationProvider');
  return navigate;
};
