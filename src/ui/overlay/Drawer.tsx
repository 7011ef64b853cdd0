import { Suspense, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';

/** antd's drawer, which takes Escape only once it stands in the page; a part that loads later is waited for inside it. */
export const Drawer = ({ children, ...props }: ComponentProps<typeof AntdDrawer>) => (
  <AntdDrawer {...props}>
    <Suspense fallback={null}>{children}</Suspense>
  </AntdDrawer>
);
