import { fireEvent, render, screen } from '@testing-library/react';
import { Radio } from 'antd';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListTab } from '@/features/tickets/list/useListTab';
import { focusAfter, useFirstField, useReturnFocus } from '@/ui/focus';
import { runShortcut } from '@/ui/shortcuts/activeShortcuts';
import { eventually } from '@tests/support/eventually';

afterEach(() => vi.unstubAllGlobals());

const nothing = (): void => {};

const Lists = () => {
  const { tab } = useListTab(null, 'start', nothing);
  return tab === 'search' ? <input aria-label="Busca" data-ticket-search /> : null;
};

it('a native menu moves the focus to the field it opens, however soon the next frame is', async () => {
  render(<Lists />);
  // As on a busy computer: the frame comes before scheduled work.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    queueMicrotask(draw);
    return 1;
  });
  runShortcut('showSearch');
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus());
});

const Layer = ({ name }: { readonly name: string }) => {
  useReturnFocus();
  return <input aria-label={name} ref={(field) => field?.focus()} />;
};

it('[A11Y-02] a layer that takes the focus returns it to its opener, also when another layer has replaced it', () => {
  const draw = (layer: string | null) => (
    <>
      <button>Abrir</button>
      {layer && <Layer key={layer} name={layer} />}
    </>
  );
  const { rerender } = render(draw(null));
  const opener = screen.getByRole('button', { name: 'Abrir' });
  opener.focus();
  for (const layer of ['Primeira', 'Segunda']) {
    rerender(draw(layer));
    expect(screen.getByRole('textbox', { name: layer })).toBeInTheDocument();
  }
  rerender(draw(null));
  expect(document.activeElement).toBe(opener);
  rerender(draw('Primeira'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Primeira' }));
  rerender(draw(null));
  expect(document.activeElement).toBe(opener);
});

const Choices = ({ chosen }: { readonly chosen: string | null }) => {
  const frame = useRef<HTMLDivElement>(null);
  useFirstField(frame);
  return (
    <div ref={frame}>
      <Radio.Group defaultValue={chosen} options={['PDF', 'ZIP']} />
      <Radio.Group defaultValue="Período" options={['Toda', 'Período']} />
    </div>
  );
};

it.each([
  ['the chosen one', 'ZIP', 'ZIP'],
  ['the first while none is', null, 'PDF'],
])('[A11Y-02] a dialog that begins with choices begins at %s', async (_, chosen, focused) => {
  render(<Choices chosen={chosen} />);
  await eventually(() => expect(screen.getByRole('radio', { name: focused })).toHaveFocus());
});

describe('in the next frame', () => {
  const frames: (() => void)[] = [];
  const nextFrame = (): void => frames.splice(0).forEach((draw) => draw());
  const begin = () => {
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => void (frames[frame - 1] = nothing));
    render(
      <>
        <button>Aqui</button>
        <button>Ali</button>
      </>,
    );
    const [here, there] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    focusAfter(nothing, () => here);
    expect(document.activeElement).toBe(here);
    there.focus();
    return { here, there };
  };

  it('[A11Y-02] focus returned by a closing menu is taken again', () => {
    const { here } = begin();
    nextFrame();
    expect(document.activeElement).toBe(here);
  });

  it.each([
    ['key', () => fireEvent.keyDown(document.body, { key: 'Alt' })],
    ['click', () => fireEvent.pointerDown(document.body)],
  ])('[A11Y-02] after a %s by the user the focus stays where it is', (_, step) => {
    const { there } = begin();
    step();
    nextFrame();
    expect(document.activeElement).toBe(there);
  });
});
