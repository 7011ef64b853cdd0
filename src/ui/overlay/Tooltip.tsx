import { cloneElement, type DOMAttributes, type ReactElement, use, useEffect, useRef } from 'react';
import { type Tip, TooltipContext } from './tooltips';

type Handlers = Pick<DOMAttributes<Element>, 'onPointerDown' | 'onPointerEnter' | 'onPointerLeave'>;

interface TooltipProps extends Omit<Tip, 'delayMs'> {
  readonly delayMs?: number;
  readonly children: ReactElement<Handlers>;
}

/**
 * Gives a control a tooltip, which closes when the control is pressed and returns with the next hover: otherwise a pointer that
 * rests on a button just clicked would open the tooltip over whatever the button opened.
 */
export const Tooltip = ({ title, placement, delayMs = 500, children }: TooltipProps) => {
  const { point, leave } = use(TooltipContext);
  const hovered = useRef<Element>(null);
  const forget = () => {
    if (hovered.current) leave(hovered.current);
    hovered.current = null;
  };
  useEffect(() => () => void (hovered.current && leave(hovered.current)), [hovered, leave]);
  // Only the handlers read the ref, never the rendering.
  // oxlint-disable-next-line react/refs
  return cloneElement(children, {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') {
        hovered.current = event.currentTarget;
        point(event.currentTarget, { title, placement, delayMs });
      }
      children.props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      forget();
      children.props.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      forget();
      children.props.onPointerDown?.(event);
    },
  });
};
