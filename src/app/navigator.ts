type Go = (path: string) => void;

/** Lets listeners go to a page; the router attaches itself once it stands, until then the last wish is kept. */
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
