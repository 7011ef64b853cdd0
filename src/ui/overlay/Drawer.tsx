import { Suspense, useRef, type ComponentProps } from 'react';
import { Drawer as AntdDrawer } from 'antd';
import { focusFirstControl } from '../focus';

/**
 * antd's drawer, opened only once it is mounted, so that Escape works. Content that loads later suspends inside it. The first control
 * gets the focus once the drawer has slid in: antd alone would focus the frame around the dialog, which has no name, and its focus trap
 * finds nothing to focus before.
 */
export const Drawer = ({ children, ...props }: ComponentProps<typeof AntdDrawer>) => {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <AntdDrawer
      autoFocus={false}
      panelRef={panel}
      afterOpenChange={(open) => {
        if (open) focusFirstControl(panel.current);
      }}
      {...props}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </AntdDrawer>
  );
};
