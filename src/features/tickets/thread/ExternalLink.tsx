import type { MouseEvent, ReactNode } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { openExternal } from './openExternal';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its name, where the visible content alone does not say what happens. */
  readonly label?: string;
}

/** A link that leaves the app: it opens outside, the window itself never navigates (SEC-02). */
export const ExternalLink = ({ href, children, className, label }: ExternalLinkProps) => {
  const dispatch = useAppDispatch();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void dispatch(openExternal(href));
  };
  return (
    <a href={href} className={className} rel="noopener noreferrer" draggable={false} aria-label={label} onClick={open}>
      {children}
    </a>
  );
};
