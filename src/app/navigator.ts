type Go = (path: string) => void;
type StepListener = (event: PopStateEvent) => void;

/** Lets listeners open a page. */
export interface Navigator {
  /** Does nothing while no private page is mounted: a late answer must not navigate for the next user who signs in. */
  readonly go: Go;
  /** Keeps the latest request while no private page is mounted: at the start, and until a sign-in. */
  readonly goOnceSignedIn: Go;
  /** Returns the function that detaches again. */
  readonly attach: (go: Go) => () => void;
  /**
   * Calls the listener of steps back and forward before the router, which follows those that are not stopped. Returns the function that
   * detaches.
   */
  readonly followSteps: (listener: StepListener) => () => void;
}

/** `page`: the window whose steps are followed. It calls its listeners in their order, so this must come before the router. */
export const createNavigator = (page?: Pick<Window, 'addEventListener'>): Navigator => {
  let stepListener: StepListener | null = null;
  page?.addEventListener('popstate', (event) => stepListener?.(event));
  let attached: Go | null = null;
  let wish: string | null = null;
  return {
    go: (path) => attached?.(path),
    goOnceSignedIn: (path) => {
      if (attached) attached(path);
      else wish = path;
    },
    attach: (go) => {
      attached = go;
      if (wish !== null) go(wish);
      wish = null;
      return () => {
        attached = null;
      };
    },
    followSteps: (listener) => {
      stepListener = listener;
      return () => {
        stepListener = null;
      };
    },
  };
};
