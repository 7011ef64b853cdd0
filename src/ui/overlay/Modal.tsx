import { Suspense, type ComponentProps } from 'react';
import { Modal as AntdModal } from 'antd';
import { useStanding } from './useStanding';

/** antd's dialog, which takes Escape only once it stands in the page; a part that loads later is waited for inside it. */
export const Modal = ({ open = false, children, ...props }: ComponentProps<typeof AntdModal>) => {
  const standing = useStanding();
  return (
    <AntdModal {...props} open={open && standing}>
      <Suspense fallback={null}>{children}</Suspense>
    </AntdModal>
  );
};
