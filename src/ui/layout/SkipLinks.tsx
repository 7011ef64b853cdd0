import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './SkipLinks.module.css';

interface SkipLinksProps {
  /** Name of their region. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly go: () => void }[];
}

/** The first Tab stops of the window, before menu and top bar; each is seen only while it has the focus. */
export const SkipLinks = ({ label, links }: SkipLinksProps) => {
  const [place] = useState(() => document.createElement('nav'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => place.setAttribute('aria-label', label), [label, place]);
  return createPortal(
    links.map((link) => (
      <button key={link.label} type="button" className={styles.skip} onClick={link.go}>
        {link.label}
      </button>
    )),
    place,
  );
};
