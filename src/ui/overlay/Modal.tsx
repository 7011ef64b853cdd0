import { Modal as AntdModal } from 'antd';
import { type ComponentProps, Suspense, useLayoutEffect, useState } from 'react';

/**
 * False while a component is rendered for the first time, true once it is in the page. antd's dialogs, unlike its drawers, put
 * themselves on the list of what Escape closes as soon as they are rendered open. React may discard a first rendering because of
 * a chunk that is still loading or a live event, and its entry would stay on the list for good: Escape would go to an invisible
 * dialog.
 */
const useStanding = (): boolean => {
  const [standing, setStanding] = useState(false);
  // A second rendering is the point: it cannot be interrupted, and it comes before anything is on screen.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setStanding(true), []);
  return standing;
};

/**
 * antd's dialog, which reacts to Escape only once it is mounted. Content that loads later suspends inside it. Its title is a
 * heading of level 2, so that headings within a dialog begin at 3.
 */
export const Modal = ({ open = false, title, children, ...props }: ComponentProps<typeof AntdModal>) => {
  const standing = useStanding();
  return (
    <AntdModal {...props} title={title && <h2>{title}</h2>} open={open && standing}>
      <Suspense fallback={null}>{children}</Suspense>
    </AntdModal>
  );
};
