import { Suspense, type ComponentProps } from 'react';
import { Modal as AntdModal } from 'antd';
import { useStanding } from './useStanding';

/** antd's dialog, which reacts to Escape only once it is mounted. Waits inside it for a part that loads later. */
export const Modal = ({ open = false, children, ...props }: ComponentProps<typeof AntdModal>) => {
  const standing = useStanding();
  return (
    <AntdModal {...props} open={open && standing}>
      <Suspense fallback={null}>{children}</Suspense>
    </AntdModal>
  );
};
