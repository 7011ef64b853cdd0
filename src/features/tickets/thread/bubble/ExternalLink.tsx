import type { MouseEvent, ReactNode } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { openExternal, saveFile } from './openExternal';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its name, where the visible content alone does not say what happens. */
  readonly label?: string;
  /** The address is a file of the server, to be saved instead of shown. */
  readonly saves?: boolean;
}

/** A link that leaves the app: it opens outside, the window itself never navigates. */
export const ExternalLink = ({ href, children, className, label, saves = false }: ExternalLinkProps) => {
  const dispatch = useAppDispatch();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void dispatch(saves ? saveFile(href) : openExternal(href));
  };
  return (
    <a
      href={href}
      // Arrows lead to it from its message: the conversation is one stop of the Tab key.
      tabIndex={-1}
      className={className}
      rel="noopener noreferrer"
      draggable={false}
      aria-label={label}
      onClick={open}
    >
      {children}
    </a>
  );
};
