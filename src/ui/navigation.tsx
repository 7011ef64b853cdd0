import {
  createContext,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  useHref,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Opens the page of a whole address, such as `/tickets/…`. */
type Navigate = (address: string, options?: NavigateOptions) => ReturnType<NavigateFunction>;

interface Navigation {
  readonly navigate: Navigate;
  /** What comes before the address of a page in a link; ends without a slash. */
  readonly root: string;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Inside the router, around everything that navigates. */
export const NavigationProvider = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useRouterNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const lasting = useCallback<Navigate>((address, options) => latest.current(address, options), []);
  const navigation = useMemo(() => ({ navigate: lasting, root }), [lasting, root]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};

const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('Navigation needs a NavigationProvider');
  return navigation;
};

/**
 * Returns the function that opens a page. It stays the same: the router's own is another one after each navigation, and whatever asks
 * for that one renders again with every conversation that is opened, all rows of a list included.
 */
export const useNavigate = (): Navigate => useNavigation().navigate;

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The whole address of a page. */
  readonly to: string;
  /** Given to the page. */
  readonly state?: unknown;
}

/** With one of these keys, or another button, the browser opens the link elsewhere. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to a page. Unlike the router's own it does not render again with every address. */
export const PageLink = ({ to, state, children, ...props }: PageLinkProps) => {
  const { navigate, root } = useNavigation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    // The page that is open already does not come twice in the history.
    void navigate(to, { state, replace: event.currentTarget.href === window.location.href });
  };
  return (
    <a {...props} href={root + to} onClick={open}>
      {children}
    </a>
  );
};
