import { useState } from 'react';

const STEPS = [1, 1.5, 2, 3, 4] as const;
const FIT = 0;
const DOUBLE = 2;

interface Zoom {
  /** Zoom factor; 1 fits the window. */
  readonly factor: number;
  readonly mayGrow: boolean;
  readonly mayShrink: boolean;
  readonly grow: () => void;
  readonly shrink: () => void;
  readonly fit: () => void;
  /** Switches between the whole picture and twice its size. */
  readonly toggle: () => void;
}

/** The zoom of a picture, in fixed steps. */
export const useZoom = (): Zoom => {
  const [step, setStep] = useState(FIT);
  const last = STEPS.length - 1;
  return {
    factor: STEPS[step] as number,
    mayGrow: step < last,
    mayShrink: step > FIT,
    grow: () => setStep((now) => Math.min(now + 1, last)),
    shrink: () => setStep((now) => Math.max(now - 1, FIT)),
    fit: () => setStep(FIT),
    toggle: () => setStep((now) => (now === FIT ? DOUBLE : FIT)),
  };
};
