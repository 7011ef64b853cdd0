import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** State of a panel below a button: Escape, a click elsewhere and leaving it by key close it. */
export const usePanel = () => {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('pointerdown', closeOutside, true);
    return () => window.removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
    button.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) close();
  };
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    button,
    /** For the element around button and panel. */
    around: { ref: frame, onKeyDown: closeOnEscape, onBlur: closeOnLeave },
  };
};
