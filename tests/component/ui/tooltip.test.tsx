import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '@/ui/overlay/Tooltip';
import { TooltipLayer } from '@/ui/overlay/TooltipLayer';

const draw = (title = 'Editar contato') => {
  const onPointerDown = vi.fn();
  const layer = (control: ReactNode) => (
    // A closing part would stay, since no animation ends here.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <TooltipLayer>{control}</TooltipLayer>
    </ConfigProvider>
  );
  const { rerender } = render(
    layer(
      <Tooltip title={title}>
        <button type="button" onPointerDown={onPointerDown}>
          Editar
        </button>
      </Tooltip>,
    ),
  );
  return { button: screen.getByRole('button'), onPointerDown, takeAway: () => rerender(layer(null)) };
};
const hover = (button: HTMLElement) => {
  fireEvent.pointerEnter(button);
  fireEvent.mouseEnter(button);
};
const leave = (button: HTMLElement) => {
  fireEvent.pointerLeave(button);
  fireEvent.mouseLeave(button);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** antd keeps hidden parts in the document. */
const shown = () => document.querySelectorAll('.ant-tooltip:not(.ant-tooltip-hidden)').length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a tooltip', () => {
  it('appears half a second after the pointer', async () => {
    const { button } = draw();
    hover(button);
    await pass(499);
    expect(shown()).toBe(0);
    await pass(1);
    expect(shown()).toBe(1);
  });

  it('does not appear for a button pressed before the delay ended, until the next hover', async () => {
    const { button, onPointerDown } = draw();
    hover(button);
    await pass(100);
    fireEvent.pointerDown(button);
    expect(onPointerDown).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(shown()).toBe(0);
    leave(button);
    await pass(1_000);
    hover(button);
    await pass(500);
    expect(shown()).toBe(1);
  });

  it('disappears when its button is pressed', async () => {
    const { button } = draw();
    hover(button);
    await pass(500);
    fireEvent.pointerDown(button);
    await pass(2_000);
    expect(shown()).toBe(0);
  });

  it.each([
    ['scrolled', () => fireEvent.scroll(document)],
    ['left without a word, as by one that was disabled', () => fireEvent.pointerOver(document.body)],
  ])('disappears when its button is %s', async (_, happen) => {
    const { button } = draw();
    hover(button);
    await pass(500);
    expect(shown()).toBe(1);
    happen();
    await pass(1_000);
    expect(shown()).toBe(0);
  });

  it('disappears with Escape, unless the key ends a word that is being composed', async () => {
    const { button } = draw();
    hover(button);
    await pass(500);
    fireEvent.keyDown(button, { key: 'Escape', isComposing: true });
    expect(shown()).toBe(1);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(shown()).toBe(0);
  });

  it('disappears with its button', async () => {
    const { button, takeAway } = draw();
    hover(button);
    await pass(500);
    takeAway();
    await pass(1_000);
    expect(shown()).toBe(0);
  });

  it('does not appear without a text', async () => {
    const { button } = draw('');
    hover(button);
    await pass(2_000);
    expect(shown()).toBe(0);
  });

  it('does not appear on touch', async () => {
    const { button } = draw();
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await pass(2_000);
    expect(shown()).toBe(0);
  });
});
