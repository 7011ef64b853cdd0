import { Suspense, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';

/**
 * antd's drawer, opened only once it is mounted, so that Escape works. Content that loads later suspends inside it. It would focus the
 * frame around the dialog, which has no name; without that, its focus trap focuses the first control inside.
 */
export const Drawer = ({ children, ...props }: ComponentProps<typeof AntdDrawer>) => (
  <AntdDrawer autoFocus={false} {...props}>
    <Suspense fallback={null}>{children}</Suspense>
  </AntdDrawer>
);
