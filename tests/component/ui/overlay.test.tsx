import { Suspense, use } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from '@/ui/overlay/Drawer';
import { Modal } from '@/ui/overlay/Modal';

const NEVER = new Promise<never>(() => {});
const StillLoading = () => use(NEVER);

describe('a dialog whose first render is discarded', () => {
  it.each([
    ['dialog', (close: () => void) => <Modal open title="A" onCancel={close} />],
    // antd's drawer waits until it is rendered: this counts its changes.
    ['drawer', (close: () => void) => <Drawer open title="A" onClose={close} />],
  ])('[KEY-05] a %s takes no Escape from the one that is on screen', async (_, draw) => {
    const [closeLost, closeShown] = [vi.fn(), vi.fn()];
    const lost = render(
      <Suspense fallback={null}>
        {draw(closeLost)}
        <StillLoading />
      </Suspense>,
    );
    await act(async () => {});
    lost.unmount();
    render(<Modal open title="B" onCancel={closeShown} />);
    expect(await screen.findByRole('dialog', { name: 'B' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect([closeLost, closeShown].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  });
});
