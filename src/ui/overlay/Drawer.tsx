import { Suspense, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';

/** antd's drawer, which reacts to Escape only once it is mounted. Waits inside it for a part that loads later. */
export const Drawer = ({ children, ...props }: ComponentProps<typeof AntdDrawer>) => (
  <AntdDrawer {...props}>
    <Suspense fallback={null}>{children}</Suspense>
  </AntdDrawer>
);
