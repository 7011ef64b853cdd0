import { Tooltip as AntdTooltip } from 'antd';
import { cloneElement, useState, type ComponentProps, type DOMAttributes, type ReactElement } from 'react';

interface TooltipProps extends Omit<ComponentProps<typeof AntdTooltip>, 'children' | 'open' | 'onOpenChange'> {
  readonly children: ReactElement<Pick<DOMAttributes<Element>, 'onPointerDown' | 'onPointerEnter'>>;
}

/**
 * antd's tooltip, which goes when its control is pressed and comes back with the next hover. A pointer that rests on a button it
 * has just clicked would else bring the tooltip over what the button opened, and Escape closes what came last.
 */
export const Tooltip = ({ children, mouseEnterDelay = 0.5, ...props }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(false);
  const control = cloneElement(children, {
    onPointerDown: (event) => {
      setPressed(true);
      setOpen(false);
      children.props.onPointerDown?.(event);
    },
    onPointerEnter: (event) => {
      setPressed(false);
      children.props.onPointerEnter?.(event);
    },
  });
  return (
    <AntdTooltip
      {...props}
      mouseEnterDelay={mouseEnterDelay}
      open={open}
      // The hover delay may end after the press.
      onOpenChange={(next) => setOpen(next && !pressed)}
    >
      {control}
    </AntdTooltip>
  );
};
