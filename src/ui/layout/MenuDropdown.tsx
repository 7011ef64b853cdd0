import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Dropdown } from 'antd';
import { isFocusLost } from '../focus';

interface MenuDropdownProps extends Omit<ComponentProps<typeof Dropdown>, 'trigger' | 'autoFocus'> {
  /** Finds what the focus returns to; without it that is what had the focus when the menu opened. */
  readonly returnTo?: () => HTMLElement | null;
}

const CLICK: ComponentProps<typeof Dropdown>['trigger'] = ['click'];

/** An entry may move the focus to a text box, and the browser would write the line break of the same key there. */
const keepFromTyping = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A menu that opens by click or key and takes the focus, so that arrows move through it and Escape returns. */
export const MenuDropdown = ({ onOpenChange, menu, returnTo, ...props }: MenuDropdownProps) => {
  const opener = useRef<Element | null>(null);
  const giveBack = () => {
    const target = returnTo ? returnTo() : opener.current;
    // If a chosen entry moved the focus, leave it there.
    if (target instanceof HTMLElement && isFocusLost()) target.focus({ preventScroll: true });
  };
  const change: MenuDropdownProps['onOpenChange'] = (open, info) => {
    if (open) opener.current = document.activeElement;
    // The menu, which has the focus, is gone in the next frame.
    else requestAnimationFrame(giveBack);
    onOpenChange?.(open, info);
  };
  const keys = { ...menu, onKeyDown: keepFromTyping };
  return (
    // The user opened the menu, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Dropdown {...props} menu={keys} trigger={CLICK} autoFocus onOpenChange={change} />
  );
};
