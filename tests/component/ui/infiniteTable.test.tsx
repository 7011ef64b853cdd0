import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { Pencil, Trash2 } from '@/ui/icons';
import { eventually } from '@tests/support/eventually';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const PEOPLE: readonly Person[] = [1, 2, 3].map((id) => ({
  id,
  name: `Pessoa ${id}`,
  phone: `1${id}`,
  email: `p${id}@x.com`,
}));
const nameOf = ({ name }: Person) => name;

const openTable = async ({
  width = 0,
  loading = false,
}: { readonly width?: number; readonly loading?: boolean } = {}) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const i18n = await createTestI18n();
  const [edit, remove] = [vi.fn<(person: Person) => void>(), vi.fn<(person: Person) => void>()];
  const Table = () => {
    const [records] = useState(loading ? [] : PEOPLE);
    return (
      <InfiniteTable
        label="Pessoas"
        list={{ records, loading, failed: false, hasMore: false, count: 3, onMore: () => {}, onRetry: () => {} }}
        columns={[
          { key: 'name', title: 'Nome', render: nameOf },
          { key: 'phone', title: 'Telefone', narrow: 'second', render: ({ phone }) => phone },
          { key: 'email', title: 'E-mail', least: 400, spare: true, render: ({ email }) => email },
        ]}
        nameOf={nameOf}
        actions={(person) => [
          { key: 'edit', label: 'Editar', icon: Pencil, main: true, opens: true, onSelect: () => edit(person) },
          { key: 'remove', label: 'Excluir', icon: Trash2, danger: true, onSelect: () => remove(person) },
        ]}
        empty={null}
      />
    );
  };
  render(
    <TextsProvider i18n={i18n}>
      <Table />
    </TextsProvider>,
  );
  return { edit, remove, user: userEvent.setup() };
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a table of records', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[A11Y-02] a click on a row and Enter run its main action once; Delete asks to delete', async () => {
    const { edit, remove, user } = await openTable();
    await user.click(screen.getByText('12'));
    expect(edit.mock.calls).toEqual([[PEOPLE[1]]]);
    await user.click(within(row('Pessoa 3')).getByRole('button', { name: 'Editar Pessoa 3' }));
    expect(edit.mock.calls.slice(1)).toEqual([[PEOPLE[2]]]);
    await user.click(within(row('Pessoa 3')).getByRole('button', { name: 'Excluir Pessoa 3' }));
    expect(remove.mock.calls).toEqual([[PEOPLE[2]]]);
    expect(edit).toHaveBeenCalledTimes(2);
    row('Pessoa 1').focus();
    await user.keyboard('{Enter}');
    expect(edit.mock.calls.at(-1)).toEqual([PEOPLE[0]]);
    await user.keyboard('{Delete}');
    expect(remove.mock.calls.at(-1)).toEqual([PEOPLE[0]]);
  });

  it('[A11Y-02] has one row as its Tab stop, with its buttons; arrows, Home and End move between rows', async () => {
    const { user } = await openTable();
    await user.tab();
    await eventually(() => expect(row('Pessoa 1')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await eventually(() => expect(row('Pessoa 2')).toHaveFocus());
    await user.keyboard('{End}{ArrowDown}');
    await eventually(() => expect(row('Pessoa 3')).toHaveFocus());
    await user.tab();
    await eventually(() => expect(screen.getByRole('button', { name: 'Excluir Pessoa 3' })).toHaveFocus());
    await user.tab();
    await eventually(() => expect(screen.getByRole('button', { name: 'Editar Pessoa 3' })).toHaveFocus());
    await user.tab();
    await eventually(() => expect(document.body).toHaveFocus());
    await user.tab();
    await eventually(() => expect(row('Pessoa 3')).toHaveFocus());
    await user.keyboard('{Home}');
    await eventually(() => expect(row('Pessoa 1')).toHaveFocus());
  });

  it('the main action is last; the header of the actions is for screen readers only', async () => {
    await openTable();
    const names = within(row('Pessoa 1'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Excluir Pessoa 1', 'Editar Pessoa 1']);
    expect(heads()).toEqual(['Nome', 'Telefone', 'E-mail', 'Ações']);
  });

  it('[A11Y-06] below 640 px is one column of two lines with one menu per row, and at 640 px a table', async () => {
    const { edit, user } = await openTable({ width: 639 });
    expect(heads()).toEqual(['Nome', 'Ações']);
    expect(within(row('Pessoa 1')).getByText('11')).toBeInTheDocument();
    expect(screen.queryByText('p1@x.com')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ações Pessoa 1' }));
    await screen.findByRole('menuitem', { name: 'Editar' });
    // No action is lost.
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Editar', 'Excluir']);
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(edit.mock.calls).toEqual([[PEOPLE[0]]]);
  });

  // 120 px each, 400 px for the e-mail, two buttons of 32 px in a cell with 36 px of padding.
  it.each([
    [740, ['Nome', 'Telefone', 'E-mail', 'Ações']],
    [739, ['Nome', 'Telefone', 'Ações']],
    [640, ['Nome', 'Telefone', 'Ações']],
  ])('[A11Y-06] at %i px shows the columns that fit beside the actions', async (width, shown) => {
    await openTable({ width });
    expect(heads()).toEqual(shown);
  });

  it('shows its header while loading, hidden from screen readers', async () => {
    await openTable({ loading: true });
    expect(await screen.findByText('Carregando')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Telefone')).toBeInTheDocument();
  });

  it('a click that ends a text selection opens nothing', async () => {
    const { edit } = await openTable();
    window.getSelection()?.selectAllChildren(screen.getByText('12'));
    fireEvent.click(screen.getByText('12'));
    expect(edit).not.toHaveBeenCalled();
  });
});
