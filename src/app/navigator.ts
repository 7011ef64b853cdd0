type Go = (path: string) => void;

/** Lets listeners open a page. While no private page is mounted, the latest request is kept: at the start, and until a sign-in. */
export interface Navigator {
  readonly go: Go;
  /** Answers the function that detaches again. */
  readonly attach: (go: Go) => () => void;
}

export const createNavigator = (): Navigator => {
  let attached: Go | null = null;
  let wish: string | null = null;
  return {
    go: (path) => {
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
