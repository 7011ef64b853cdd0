import type { ReactNode } from 'react';
import { Button } from 'antd';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** From the click until the answer: disabled, so that a second click sends nothing. */
  readonly busy: boolean;
  readonly block?: boolean;
}

/** The one filled button of a form. */
export const SubmitButton = ({ children, busy, block }: SubmitButtonProps) => (
  <Button type="primary" htmlType="submit" size="large" block={block} loading={busy} disabled={busy}>
    {children}
  </Button>
);
