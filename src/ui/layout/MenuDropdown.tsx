import { useRef, type ComponentProps } from 'react';
import { Dropdown } from 'antd';
import { isFocusLost } from '../focus';

type MenuDropdownProps = Omit<ComponentProps<typeof Dropdown>, 'trigger' | 'autoFocus'>;

const CLICK: ComponentProps<typeof Dropdown>['trigger'] = ['click'];

/** A menu that opens by click or key and takes the focus, so that arrows go through it and Escape leads back. */
export const MenuDropdown = ({ onOpenChange, ...props }: MenuDropdownProps) => {
  const opener = useRef<Element | null>(null);
  const change: MenuDropdownProps['onOpenChange'] = (open, info) => {
    if (open) opener.current = document.activeElement;
    // Whatever a chosen entry opened keeps the focus it took.
    else requestAnimationFrame(() => opener.current instanceof HTMLElement && isFocusLost() && opener.current.focus());
    onOpenChange?.(open, info);
  };
  return (
    // A menu that was asked for is where the keyboard belongs.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Dropdown {...props} trigger={CLICK} autoFocus onOpenChange={change} />
  );
};
