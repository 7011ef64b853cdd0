import { Tooltip } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Tip, TooltipContext, type Tooltips } from './tooltips';

/** Above dialogs, questions and toasts, which are at 1,000 and 1,100. */
const ABOVE_DIALOGS = 1_200;

interface Shown extends Tip {
  readonly control: Element;
  readonly box: DOMRect;
  /** Each new one is placed afresh. */
  readonly serial: number;
}

/**
 * Shows the tooltips of all controls below it. antd's own is mounted once, over a copy of the control's box: around each of the
 * twenty buttons of a conversation it took a fifth of the time in which the conversation opens.
 */
export const TooltipLayer = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef<Element>(null);
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
      timer.current = setTimeout(() => {
        setShown((before) => ({
          ...tip,
          control,
          box: control.getBoundingClientRect(),
          serial: (before?.serial ?? 0) + 1,
        }));
        setOpen(true);
      }, tip.delayMs);
    };
    return { point, leave };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open || !shown) return undefined;
    // A control that was disabled or scrolled away under the pointer gets no event that the pointer left it.
    const look = ({ target }: Event) => {
      if (!(target instanceof Node) || !shown.control.contains(target)) tooltips.leave(shown.control);
    };
    const close = () => tooltips.leave(shown.control);
    document.addEventListener('pointerover', look);
    document.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  }, [open, shown, tooltips]);
  return (
    <TooltipContext value={tooltips}>
      {children}
      {shown && (
        <Tooltip
          key={shown.serial}
          title={shown.title}
          placement={shown.placement}
          open={open}
          zIndex={ABOVE_DIALOGS}
          // Escape closes it.
          onOpenChange={(next) => !next && tooltips.leave(shown.control)}
        >
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
