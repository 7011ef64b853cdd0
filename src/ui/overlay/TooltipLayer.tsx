import { Tooltip } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Tip, TooltipContext, type Tooltips } from './tooltips';

/** z-index. Dialogs, questions and toasts are at 1,000 and 1,100. */
const ABOVE_DIALOGS = 1_200;

interface Shown extends Tip {
  readonly control: Element;
  readonly box: DOMRect;
  /** Changes with every tooltip, so that each is positioned again. */
  readonly serial: number;
}

interface Layer {
  readonly tooltips: Tooltips;
  /** The last tooltip that was shown; null before the first. */
  readonly shown: Shown | null;
  readonly open: boolean;
  /** Takes the tooltip out of the document at once, without an animation. */
  readonly remove: () => void;
}

const useLayer = (): Layer => {
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef<Element>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tooltips = useMemo<Tooltips>(() => {
    const leave = (control: Element) => {
      if (control !== current.current) return;
      clearTimeout(timer.current);
      current.current = null;
      setOpen(false);
    };
    const point = (control: Element, tip: Tip) => {
      clearTimeout(timer.current);
      current.current = control;
      setOpen(false);
      if (!tip.title) return;
      const show = () => {
        const box = control.getBoundingClientRect();
        setShown((before) => ({ ...tip, control, box, serial: (before?.serial ?? 0) + 1 }));
        setOpen(true);
      };
      timer.current = setTimeout(show, tip.delayMs);
    };
    return { point, leave };
  }, []);
  const remove = useCallback(() => {
    clearTimeout(timer.current);
    current.current = null;
    setOpen(false);
    setShown(null);
  }, []);
  return { tooltips, shown, open, remove };
};

/**
 * Escape removes the tooltip and closes what it lies on. antd gives the key to its newest layer alone, and a tooltip, even one that is
 * just closing, would be that layer: it has to be gone before antd hears of the key.
 */
const useEscape = ({ shown, remove }: Layer): void => {
  const isThere = shown !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) flushSync(remove);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isThere, remove]);
};

/** Hides the tooltip of a control that was disabled or scrolled away under the pointer: no event reports that. */
const useLostControl = ({ tooltips, shown, open }: Layer): void => {
  useEffect(() => {
    if (!open || !shown) return undefined;
    const close = () => tooltips.leave(shown.control);
    const look = ({ target }: Event) => {
      if (!(target instanceof Node) || !shown.control.contains(target)) close();
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  }, [open, shown, tooltips]);
};

/**
 * Shows the tooltips of all controls below it. It holds the only antd tooltip, placed over a copy of the control's box: one around
 * each of the twenty buttons of a conversation took a fifth of the time to open it.
 */
export const TooltipLayer = ({ children }: { readonly children: ReactNode }) => {
  const layer = useLayer();
  const { tooltips, shown, open } = layer;
  useLostControl(layer);
  useEscape(layer);
  return (
    <TooltipContext value={tooltips}>
      {children}
      {shown && (
        <Tooltip key={shown.serial} title={shown.title} placement={shown.placement} open={open} zIndex={ABOVE_DIALOGS}>
          <span
            aria-hidden="true"
            style={{
              position: 'fixed',
              top: shown.box.top,
              left: shown.box.left,
              width: shown.box.width,
              height: shown.box.height,
              pointerEvents: 'none',
            }}
          />
        </Tooltip>
      )}
    </TooltipContext>
  );
};
