import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { Pencil } from '@/ui/icons';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { eventually } from '@tests/support/eventually';

const ROW_PX = 50;
const SEEN_PX = 500;
const COUNT = 5_000;

interface Person {
  readonly id: number;
  readonly name: string;
}

const PEOPLE: readonly Person[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `Pessoa ${index + 1}`,
}));
const nameOf = ({ name }: Person) => name;

interface OpenOptions {
  readonly hasMore?: boolean;
  readonly count?: number | null;
  readonly unequal?: boolean;
  /** How many of the people are loaded. */
  readonly loaded?: number;
}

/** A table of 5,000 people in a frame of 10 rows; a button above it takes the first person away. */
const openTable = async ({ hasMore = false, count = COUNT, unequal, loaded = COUNT }: OpenOptions = {}) => {
  const i18n = await createTestI18n();
  const drawn: string[] = [];
  const more = vi.fn<() => void>();
  const columns = [
    {
      key: 'name',
      title: 'Nome',
      render: (person: Person) => {
        drawn.push(person.name);
        return person.name;
      },
    },
  ];
  const actions = (person: Person) => [
    { key: 'edit', label: 'Editar', icon: Pencil, main: true, opens: true, onSelect: () => person },
  ];
  const Table = () => {
    const [records, setRecords] = useState(() => PEOPLE.slice(0, loaded));
    const change = ([first, ...rest]: readonly Person[]) => [{ ...first!, name: 'Pessoa mudada' }, ...rest];
    return (
      <>
        <button onClick={() => setRecords(change)}>Mudar a primeira</button>
        <InfiniteTable
          label="Pessoas"
          list={{ records, loading: false, failed: false, hasMore, count, onMore: more, onRetry: () => {} }}
          columns={columns}
          nameOf={nameOf}
          actions={actions}
          unequal={unequal}
          empty={null}
        />
      </>
    );
  };
  render(
    <TextsProvider i18n={i18n}>
      <Table />
    </TextsProvider>,
  );
  return { drawn, more, user: userEvent.setup() };
};

const table = () => screen.getByRole('table', { name: 'Pessoas' });
const scroller = () => screen.getByRole('region', { name: 'Pessoas' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const numbers = () => rows().map(({ textContent }) => Number(/\d+/.exec(textContent)![0]));
const row = (number: number) => screen.getByRole('row', { name: new RegExp(`^Pessoa ${number}(?!\\d)`) });
const scrollTo = (top: number) => {
  scroller().scrollTop = top;
  fireEvent.scroll(scroller());
};
/** Height of everything in the table's body, px: rendered rows and the places of the others. */
const bodyPx = () =>
  [...table().querySelectorAll<HTMLElement>('tbody tr')].reduce(
    (sum, { style }) => sum + (style.height ? Number.parseFloat(style.height) : ROW_PX),
    0,
  );

describe('a table of thousands of rows', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SEEN_PX);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(bodyPx);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, ROW_PX));
  });
  afterEach(() => vi.restoreAllMocks());

  it('renders the rows near the visible part, and keeps the place of all others', async () => {
    await openTable();
    expect(numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const top of [12_345, 249_500]) {
      scrollTo(top);
      const shown = numbers();
      expect(shown).toContain(Math.floor(top / ROW_PX) + 1);
      expect(shown.length).toBeLessThan(25);
      expect(bodyPx()).toBe(COUNT * ROW_PX);
    }
  });

  it('says which of how many rows each one is', async () => {
    await openTable();
    expect(table()).toHaveAttribute('aria-rowcount', '5001');
    scrollTo(300 * ROW_PX);
    expect(row(301)).toHaveAttribute('aria-rowindex', '302');
  });

  it.each([
    ['the total of the server while pages are missing', 9_000, '9001'],
    ['that the total is unknown', null, '-1'],
  ])('says %s', async (_, count, said) => {
    await openTable({ hasMore: true, count });
    expect(table()).toHaveAttribute('aria-rowcount', said);
  });

  it('[LIST-02] [LIST-03] loads the next page within 100 px of the end, not before', async () => {
    const { more } = await openTable({ hasMore: true });
    scrollTo(COUNT * ROW_PX - SEEN_PX - 101);
    expect(more).not.toHaveBeenCalled();
    scrollTo(COUNT * ROW_PX - SEEN_PX - 100);
    expect(more).toHaveBeenCalledOnce();
  });

  it('[LIST-03] asks for no further page where there is none', async () => {
    const { more } = await openTable({ hasMore: false });
    scrollTo(COUNT * ROW_PX - SEEN_PX);
    expect(more).not.toHaveBeenCalled();
  });

  it('[A11Y-02] End and Home reach the last and the first record, and arrows the rows beside them', async () => {
    const { user } = await openTable();
    await user.tab();
    await user.tab();
    await eventually(() => expect(row(1)).toHaveFocus());
    await user.keyboard('{End}');
    await eventually(() => expect(row(COUNT)).toHaveFocus());
    expect(bodyPx()).toBe(COUNT * ROW_PX);
    await user.keyboard('{ArrowUp}');
    await eventually(() => expect(row(COUNT - 1)).toHaveFocus());
    await user.keyboard('{Home}');
    await eventually(() => expect(row(1)).toHaveFocus());
  });

  it('[A11Y-02] a row that is scrolled away keeps the focus and its place', async () => {
    const { user } = await openTable();
    scrollTo(100 * ROW_PX);
    row(103).focus();
    for (const top of [3_000 * ROW_PX, 0, 100 * ROW_PX]) {
      scrollTo(top);
      await eventually(() => expect(row(103)).toHaveFocus());
      expect(bodyPx()).toBe(COUNT * ROW_PX);
    }
    scrollTo(3_000 * ROW_PX);
    await user.keyboard('{ArrowDown}');
    await eventually(() => expect(row(104)).toHaveFocus());
  });

  it('[A11Y-02] Tab leaves the table after the buttons of one row, wherever it is scrolled', async () => {
    const { user } = await openTable();
    scrollTo(100 * ROW_PX);
    row(103).focus();
    await user.tab();
    await eventually(() => expect(screen.getByRole('button', { name: 'Editar Pessoa 103' })).toHaveFocus());
    scrollTo(200 * ROW_PX);
    await user.tab();
    await eventually(() => expect(document.body).toHaveFocus());
  });

  it('a change of one record renders one row, and scrolling only the rows that come in', async () => {
    const { drawn, user } = await openTable();
    drawn.length = 0;
    await user.click(screen.getByRole('button', { name: 'Mudar a primeira' }));
    expect(drawn).toEqual(['Pessoa mudada']);
    drawn.length = 0;
    scrollTo(6 * ROW_PX);
    expect(drawn).toEqual(['Pessoa 21', 'Pessoa 22']);
  });

  it('renders all rows where they differ in height', async () => {
    await openTable({ unequal: true, loaded: 150 });
    expect(table().querySelectorAll('tbody tr')).toHaveLength(150);
  });
});
