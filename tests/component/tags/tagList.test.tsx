import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tag } from '@/protocol/records/tags';
import { TagsPage } from '@/features/tags/TagsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { drawn } from '@tests/support/rendering/drawn';
import { fillScreen, ownCalls, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const tag = (id: number, name: string, facts: Partial<Tag> = {}): Tag => ({ id, name, color: '#a40000', ...facts });
const page = (tags: readonly object[], hasMore = false): FakeAnswer => ({ body: { tags, count: [], hasMore } });
const NAMES = { troca: tag(1, 'Troca', { ticketsCount: 3 }), vip: tag(2, 'VIP', { color: '#0000a4' }) };

const open = async (...answers: readonly FakeAnswer[]) => {
  const { asked, route } = createRecordedRoute(...answers);
  const app = await renderPage(TagsPage, { routes: { 'GET /tags': route } });
  return { ...app, queries: () => asked.map(({ query }) => query) };
};
const shownNames = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);
const search = (text: string) => type('Buscar tags', text);
const scroller = () => screen.getByRole('region', { name: 'Tags' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the list of tags', () => {
  it('[TAG-02] [TAG-03] [CALL-74] [A11Y-03] shows each tag as a readable chip with its tickets, edit and delete', async () => {
    // Servers send the count as text.
    const { queries } = await open(
      page([{ ...NAMES.troca, ticketsCount: '3' }, NAMES.vip, tag(3, 'Novo', { color: '#f5d90a' })]),
    );
    expect(queries()).toEqual([{ searchParam: '', pageNumber: 1 }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Tags 3' })).toBeInTheDocument();
    expect(shownNames()).toEqual(['Novo', 'Troca', 'VIP']);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Nome', 'Atendimentos', 'Ações']);
    expect(screen.getByText('Troca').parentElement?.getAttribute('style')).toMatch(/#a40000|164, 0, 0/);
    expect(screen.getByText('VIP').parentElement?.getAttribute('style')).toMatch(/#0000a4|0, 0, 164/);
    expect(contrastOf(screen.getByText('Novo').parentElement!)).toBeGreaterThanOrEqual(4.5);
    const ticketsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')[1]?.textContent;
    expect([ticketsOf(/Troca/), ticketsOf(/VIP/)]).toEqual(['3', '0']);
    const row = screen.getByRole('row', { name: /Troca/ });
    for (const name of ['Editar Troca', 'Excluir Troca']) {
      expect(within(row).getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('[TAG-03] shows the same in a narrow window, with a menu for edit and delete', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    try {
      await open(page([NAMES.troca, NAMES.vip]));
      const rows = screen.getAllByRole('row').slice(1);
      expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['3', '0']);
      expect(screen.getByText('VIP').parentElement?.getAttribute('style')).toMatch(/#0000a4|0, 0, 164/);
      fireEvent.click(within(rows[0]!).getByRole('button', { name: /Troca/ }));
      await pass(500);
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Editar', 'Excluir']);
    } finally {
      width.mockRestore();
    }
  });

  it('[TAG-02] [LIST-01] [CALL-74] a search makes one request, from page 1, 500 ms after the last key and not at 499, and filters the rows at once', async () => {
    const { queries } = await open(page([NAMES.troca, NAMES.vip]), page([NAMES.vip]));
    search('v');
    await pass(499);
    search('VI');
    expect(shownNames()).toEqual(['VIP']);
    await pass(499);
    expect(queries()).toHaveLength(1);
    await pass(1);
    expect(queries().slice(1)).toEqual([{ searchParam: 'VI', pageNumber: 1 }]);
    expect(shownNames()).toEqual(['VIP']);
    await pass(2_000);
    expect(queries()).toHaveLength(2);
  });

  it('[TAG-02] [LIST-01] a search text removed in time makes no request', async () => {
    const { queries } = await open(page([NAMES.troca]));
    search('x');
    await pass(300);
    search('');
    await pass(2_000);
    expect(queries()).toHaveLength(1);
    expect(shownNames()).toEqual(['Troca']);
  });

  it('[TAG-02] [LIST-01] [LIST-02] [LIST-04] [CALL-74] pages load automatically, the first at once, while their rows do not fill the screen, and a page without a new row is the last', async () => {
    const { queries } = await open(page([NAMES.troca], true), page([NAMES.vip], true), page([NAMES.vip], true));
    await pass(0);
    expect(queries()).toEqual([1, 2, 3].map((pageNumber) => ({ searchParam: '', pageNumber })));
    expect(shownNames()).toEqual(['Troca', 'VIP']);
  });

  it('[TAG-02] [LIST-01] [LIST-02] [LIST-03] [CALL-74] a page is requested, at once, at 100 px, not at 101', async () => {
    fillScreen();
    const { queries } = await open(page([NAMES.troca], true), page([NAMES.vip]));
    expect(queries()).toHaveLength(1);
    scrollTo(scroller(), 101);
    await pass(0);
    expect(queries()).toHaveLength(1);
    scrollTo(scroller(), 100);
    await pass(0);
    expect(queries().slice(1)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    expect(shownNames()).toEqual(['Troca', 'VIP']);
    scrollTo(scroller(), 0);
    await pass(0);
    expect(queries()).toHaveLength(2);
  });

  it('[LIST-02] [TAG-09] [TAG-02] a list whose loaded rows have all left loads the next page, and is empty when nothing is left', async () => {
    fillScreen();
    const { route, answer, isAsked } = createHeldRoute();
    const { store } = await renderPage(TagsPage, { routes: { 'GET /tags': route } });
    const answerWith = async (next: FakeAnswer) => {
      answer(next);
      await pass(0);
    };
    const remove = async (id: number) => {
      act(() => void store.dispatch(serverEvents.tag({ action: 'delete', id })));
      await pass(0);
    };
    await answerWith(page([NAMES.troca], true));
    expect([shownNames(), isAsked()]).toEqual([['Troca'], false]);
    await remove(1);
    expect([isAsked(), screen.queryByText('Nenhuma tag ainda')]).toEqual([true, null]);
    await pass(200);
    expect(screen.getByText('Carregando')).toBeInTheDocument();
    await answerWith(page([NAMES.vip]));
    expect(shownNames()).toEqual(['VIP']);
    await remove(2);
    expect(screen.getByText('Nenhuma tag ainda')).toBeInTheDocument();
  });

  it('[TAG-02] a complete list is rendered where it is seen, up to its last tag, without a call', async () => {
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 44));
    try {
      const many = Array.from({ length: 150 }, (_, index) => tag(index + 1, `Tag ${String(index).padStart(3, '0')}`));
      const { queries } = await open(page(many));
      expect(shownNames()[0]).toBe('Tag 000');
      expect(shownNames().length).toBeLessThan(40);
      scroller().scrollTop = 140 * 44;
      fireEvent.scroll(scroller());
      expect(shownNames()).toEqual(expect.arrayContaining(['Tag 140', 'Tag 149']));
      expect(shownNames().length).toBeLessThan(40);
      expect(queries()).toHaveLength(1);
    } finally {
      measured.mockRestore();
    }
  });

  it('[TAG-02] [LIST-06] [CALL-74] a list that cannot be loaded says so and offers to try again', async () => {
    const { store } = await open({ status: 500 }, { status: 500 }, page([NAMES.vip]));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar a lista de registros');
    expect(store.getState().toasts).toEqual([]);
    const again = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar de novo' });
    act(() => again().focus());
    fireEvent.click(again());
    await pass(0);
    await drawn(() => expect(again()).toHaveFocus());
    fireEvent.click(again());
    await pass(0);
    expect(shownNames()).toEqual(['VIP']);
    await drawn(() => expect(screen.getByRole('row', { name: /^VIP/ })).toHaveFocus());
  });

  it('[TAG-02] [LIST-06] [CALL-74] a further page that cannot be loaded says so below what is shown', async () => {
    const { queries } = await open(page([NAMES.troca], true), { status: 500 }, page([NAMES.vip]));
    expect(shownNames()).toEqual(['Troca']);
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Tentar de novo' });
    act(() => again.focus());
    fireEvent.click(again);
    await pass(0);
    expect(queries().at(-1)).toEqual({ searchParam: '', pageNumber: 2 });
    expect(shownNames()).toEqual(['Troca', 'VIP']);
    await drawn(() => expect(screen.getByRole('row', { name: /^Troca/ })).toHaveFocus());
  });

  it('[TAG-02] [LIST-01] an empty list offers to create the first record, a search without results offers to clear it', async () => {
    await open(page([]));
    expect(screen.getByText('Nenhuma tag ainda')).toBeInTheDocument();
    search('sofa');
    await pass(500);
    expect(screen.getByText('Nada encontrado para “sofa”')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(screen.getByRole('textbox', { name: 'Buscar tags' })).toHaveValue('');
    await drawn(() => expect(screen.getByRole('textbox', { name: 'Buscar tags' })).toHaveFocus());
  });

  it('[A11Y-02] the focus of the only tag goes to the button for a new one when the tag is deleted', async () => {
    const { store } = await open(page([NAMES.troca]));
    screen.getByRole('row', { name: /Troca/ }).focus();
    await act(async () => void store.dispatch(serverEvents.tag({ action: 'delete', id: 1 })));
    const buttons = screen.getAllByRole('button', { name: /Nova tag$/ });
    await drawn(() => expect(buttons.at(-1)).toHaveFocus());
  });

  it('[LIST-07] [TAG-09] follows created, changed and deleted tags without a call', async () => {
    const { store, calls } = await open(page([NAMES.troca, NAMES.vip]));
    const before = ownCalls(calls).length;
    await act(async () => {
      for (const name of ['Ata', 'Atacado'])
        store.dispatch(serverEvents.tag({ action: 'create', record: tag(3, name) }));
      store.dispatch(serverEvents.tag({ action: 'update', record: tag(1, 'Troca urgente') }));
      store.dispatch(serverEvents.tag({ action: 'update', record: tag(4, 'Balcão') }));
      for (const id of [2, 99]) store.dispatch(serverEvents.tag({ action: 'delete', id }));
    });
    expect(shownNames()).toEqual(['Atacado', 'Balcão', 'Troca urgente']);
    expect(within(screen.getByRole('row', { name: /Troca urgente/ })).getAllByRole('cell')[1]).toHaveTextContent('3');
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[TAG-03] the context menu of a row does what its buttons do', async () => {
    await open(page([NAMES.troca]));
    fireEvent.contextMenu(screen.getByText('Troca'));
    await pass(500);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Editar', 'Excluir']);
  });
});
