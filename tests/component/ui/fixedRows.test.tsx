import { createRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedRows, type FixedRowsHandle } from '@/ui/collection/FixedRows';

const ROW_PX = 50;
const SEEN_PX = 500;
const ids = Array.from({ length: 1_000 }, (_, index) => index + 1);

const open = (shown: readonly number[] = ids) => {
  const ref = createRef<FixedRowsHandle>();
  const scroller = { current: null as HTMLElement | null };
  const rows = (now: readonly number[]) => (
    <FixedRows
      ref={ref}
      ids={now}
      rowPx={ROW_PX}
      label="Linhas"
      renderRow={(id) => `Linha ${id}`}
      foot={<p>Fim</p>}
      className={undefined}
      rowsClassName={undefined}
      scrollerRef={(element) => (scroller.current = element)}
      onScroll={() => {}}
    />
  );
  const { rerender } = render(rows(shown));
  return {
    reveal: (index: number, align?: 'nearest' | 'center') => act(() => ref.current!.reveal(index, align)),
    show: (now: readonly number[]) => rerender(rows(now)),
    scroller: () => scroller.current!,
    scrollTo: (top: number) => {
      scroller.current!.scrollTop = top;
      fireEvent.scroll(scroller.current!);
    },
  };
};

const drawn = () => screen.getAllByRole('listitem').map((row) => Number(row.textContent.replace('Linha ', '')));

describe('rows of equal height', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SEEN_PX);
    window.innerHeight = SEEN_PX;
  });

  it('renders the visible rows and a few more, each with its position and the total', () => {
    const { scrollTo } = open();
    expect(drawn()[0]).toBe(1);
    expect(drawn().length).toBeLessThan(25);
    scrollTo(300 * ROW_PX);
    const shown = drawn();
    expect(shown).toContain(301);
    expect(shown).toContain(310);
    expect(shown.length).toBeLessThan(25);
    expect(screen.getByText('Linha 301')).toHaveAttribute('aria-posinset', '301');
    expect(screen.getByText('Linha 301')).toHaveAttribute('aria-setsize', '1000');
    expect(screen.getByText('Fim')).toBeInTheDocument();
  });

  it('keeps the position of each row, whichever rows are rendered', () => {
    const { scrollTo } = open();
    const list = screen.getByRole('list', { name: 'Linhas' });
    for (const top of [0, 12_345, 49_500]) {
      scrollTo(top);
      expect(list.style.height).toBe('50000px');
      expect(Number.parseInt(list.style.paddingTop, 10)).toBe((drawn()[0]! - 1) * ROW_PX);
    }
  });

  it('reveals a row by scrolling as little as needed, or to the middle', () => {
    const { reveal, scroller } = open();
    reveal(9);
    expect(scroller().scrollTop).toBe(0);
    reveal(10);
    expect(scroller().scrollTop).toBe(50);
    reveal(700);
    expect(scroller().scrollTop).toBe(701 * ROW_PX - SEEN_PX);
    expect(drawn()).toContain(701);
    reveal(699);
    expect(scroller().scrollTop).toBe(701 * ROW_PX - SEEN_PX);
    // One row above the visible ones.
    reveal(690);
    expect(scroller().scrollTop).toBe(690 * ROW_PX);
    reveal(100);
    expect(scroller().scrollTop).toBe(100 * ROW_PX);
    reveal(400, 'center');
    expect(scroller().scrollTop).toBe(400 * ROW_PX - (SEEN_PX - ROW_PX) / 2);
    expect(drawn()).toContain(401);
  });

  it('renders the rest when most of the list disappears while its end is visible', () => {
    const { scrollTo, show } = open();
    scrollTo(49_500);
    show([7]);
    expect(drawn()).toEqual([7]);
    show([7, 8]);
    expect(drawn()).toContain(8);
  });
});
