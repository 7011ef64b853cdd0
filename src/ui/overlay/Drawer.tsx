import { Suspense, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';

/** antd's drawer, opened only once it is mounted, so that Escape works. Content that loads later suspends inside it. */
export const Drawer = ({ children, ...props }: ComponentProps<typeof AntdDrawer>) => (
  <AntdDrawer {...props}>
    <Suspense fallback={null}>{children}</Suspense>
  </AntdDrawer>
);
