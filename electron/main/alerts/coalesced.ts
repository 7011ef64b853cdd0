/** Runs at once; what comes within the pause that follows is one run at its end. */
export const coalesced = (
  run: () => void,
  pauseMs: number,
): { readonly soon: () => void; readonly cancel: () => void } => {
  let pause: NodeJS.Timeout | undefined;
  let isWanted = false;
  const start = () => {
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (!isWanted) return;
      isWanted = false;
      start();
    }, pauseMs);
    pause.unref();
  };
  return {
    soon: () => {
      if (pause === undefined) start();
      else isWanted = true;
    },
    cancel: () => clearTimeout(pause),
  };
};
