import type { MouseEvent, ReactNode } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { openExternal, startDownload } from './openExternal';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Accessible name, if the visible content alone does not say what happens. */
  readonly label?: string;
  /** The address is a file of the server, to be saved instead of opened. */
  readonly saves?: boolean;
  /** Tab leads here; otherwise arrow keys do from the message, and the whole conversation is one Tab stop. */
  readonly byTab?: boolean;
}

/** A link that opens outside the app; the window itself never navigates. */
export const ExternalLink = ({ href, children, className, label, saves = false, byTab = false }: ExternalLinkProps) => {
  const dispatch = useAppDispatch();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void dispatch(saves ? startDownload(href) : openExternal(href));
  };
  return (
    <a
      href={href}
      tabIndex={byTab ? undefined : -1}
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
