import { createRef } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedRows, type FixedRowsHandle } from '@/ui/collection/FixedRows';

const ROW_PX = 50;
const SEEN_PX = 500;
const ids = Array.from({ length: 1_000 }, (_, index) => index + 1);

const rowOf = vi.fn((id: number) => `Linha ${id}`);

const open = (shown: readonly number[] = ids) => {
  const ref = createRef<FixedRowsHandle>();
  const scroller = { current: null as HTMLElement | null };
  const rows = (now: readonly number[]) => (
    <FixedRows
      ref={ref}
      ids={now}
      rowPx={ROW_PX}
      label="Linhas"
      reachableId={undefined}
      renderRow={rowOf}
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

  it('[PERF-06] renders the visible rows and a few more, each with its position and the total', () => {
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

  it('moves no row while one is pressed, so that the release is a click on it', async () => {
    const { show } = open([1, 2, 3, 4]);
    fireEvent.pointerDown(screen.getByText('Linha 3'), { button: 0 });
    show([5, 4, 1, 3]);
    expect(drawn()).toEqual([1, 3, 4]);
    fireEvent.pointerUp(screen.getByText('Linha 3'));
    expect(drawn()).toEqual([1, 3, 4]);
    await waitFor(() => expect(drawn()).toEqual([5, 4, 1, 3]));
  });

  it('goes on moving rows under a pointer that opens a menu', () => {
    const { show } = open([1, 2]);
    fireEvent.pointerDown(screen.getByText('Linha 2'), { button: 2 });
    show([2, 1]);
    expect(drawn()).toEqual([2, 1]);
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

  describe('elements of rows', () => {
    const elementOf = (id: number) => screen.getByText(`Linha ${id}`, { selector: 'li' });

    it('[PERF-04] a row that comes to the front takes the element of the row that leaves, and is rendered alone', () => {
      const { show } = open();
      const before = drawn();
      const leaving = elementOf(before.at(-1)!);
      const staying = before.slice(0, -1).map(elementOf);
      rowOf.mockClear();
      show([900, ...ids.filter((id) => id !== 900)]);
      expect(rowOf.mock.calls).toEqual([[900, false]]);
      expect(drawn()).toEqual([900, ...before.slice(0, -1)]);
      expect(elementOf(900)).toBe(leaving);
      expect(before.slice(0, -1).map(elementOf)).toEqual(staying);
      expect(elementOf(900)).toHaveAttribute('aria-posinset', '1');
      expect(elementOf(1)).toHaveAttribute('aria-posinset', '2');
    });

    it('rows stand in the document in the order of the list, however it changes', () => {
      const { show } = open([1, 2, 3, 4, 5]);
      const orders = [[5, 1, 2, 3, 4], [2, 3, 4, 5], [4, 5, 3, 2, 9], [9], [7, 8], [8, 7, 6, 9, 1]];
      for (const order of orders) {
        show(order);
        expect(drawn()).toEqual(order);
      }
    });

    it('the element with the focus never becomes another row', () => {
      const { show } = open([1, 2, 3]);
      const focused = elementOf(2);
      focused.tabIndex = -1;
      focused.focus();
      show([1, 3, 4]);
      expect(drawn()).toEqual([1, 3, 4]);
      expect(elementOf(4)).not.toBe(focused);
      expect(document.activeElement).toBe(document.body);
    });

    it('the row with the focus keeps it while rows pass it', () => {
      const { show } = open([1, 2, 3, 4]);
      const focused = elementOf(3);
      focused.tabIndex = -1;
      focused.focus();
      for (const order of [
        [4, 1, 2, 3],
        [3, 4, 1, 2],
        [4, 1, 3, 2, 5],
      ]) {
        show(order);
        expect(drawn()).toEqual(order);
        expect(document.activeElement).toBe(focused);
      }
    });
  });
});
