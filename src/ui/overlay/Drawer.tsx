import { Suspense, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';
import { useStanding } from './useStanding';

/** antd's drawer, which takes Escape only once it stands in the page; a part that loads later is waited for inside it. */
export const Drawer = ({ open = false, children, ...props }: ComponentProps<typeof AntdDrawer>) => {
  const standing = useStanding();
  return (
    <AntdDrawer {...props} open={open && standing}>
      <Suspense fallback={null}>{children}</Suspense>
    </AntdDrawer>
  );
};
