type Go = (path: string) => void;

/** Lets listeners open a page. */
export interface Navigator {
  /** Does nothing while no private page is mounted: a late answer must not navigate for the next user who signs in. */
  readonly go: Go;
  /** Keeps the latest request while no private page is mounted: at the start, and until a sign-in. */
  readonly goOnceSignedIn: Go;
  /** Returns the function that detaches again. */
  readonly attach: (go: Go) => () => void;
}

export const createNavigator = (): Navigator => {
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
  };
};
