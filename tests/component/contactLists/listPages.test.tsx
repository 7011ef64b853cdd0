import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { fillScreen, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const Page = () => (
  <Routes>
    <Route path="/contact-lists" element={<ContactListsPage />} />
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

/** A page with this one record, which says whether there are more by its word alone. */
const page = (id: number, hasMore: boolean) => ({
  body: { records: [{ id, name: `Nome ${id}`, number: '5511980000000', contactListId: 3 }], hasMore },
});

afterEach(() => void vi.useRealTimers());

it.each([
  ['[CLIST-02] [CALL-100] lists', '/contact-lists', 'GET /contact-lists/', 'Listas de contatos', 'Buscar por nome', {}],
  [
    '[CLIST-04] [CLIST-05] [CALL-107] items',
    '/contact-lists/3/contacts',
    'GET /contact-list-items',
    'Contatos de Clientes VIP',
    'Buscar por nome ou número',
    { contactListId: 3 },
  ],
] as const)(
  '%s [LIST-01] [LIST-02] [LIST-03] are requested by page at 100 px, not at 101, and only while there are more, and searched 500 ms after the last key',
  async (...parts) => {
    const [, path, call, title, search, filter] = parts;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fillScreen();
    const { asked, route } = createRecordedRoute(page(1, true), page(2, false), page(3, false));
    await renderPage(Page, {
      path,
      routes: { [call]: route, 'GET /contact-lists/3': { body: { id: 3, name: 'Clientes VIP', companyId: 1 } } },
    });
    const scroll = async (distance: number) => {
      scrollTo(screen.getByRole('region', { name: title }), distance);
      await pass(0);
      return asked.length;
    };
    expect(await scroll(101)).toBe(1);
    expect(await scroll(100)).toBe(2);
    for (const name of [/Nome 1/, /Nome 2/]) expect(screen.getByRole('row', { name })).toBeInTheDocument();
    expect(await scroll(0)).toBe(2);
    type(search, 'nom');
    await pass(499);
    type(search, 'nome 2');
    // Until the answer, what is loaded is searched.
    expect(screen.queryByRole('row', { name: /Nome 1/ })).not.toBeInTheDocument();
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1, ...filter },
      { searchParam: '', pageNumber: 2, ...filter },
      { searchParam: 'nome 2', pageNumber: 1, ...filter },
    ]);
    expect(screen.getByRole('row', { name: /Nome 3/ })).toBeInTheDocument();
  },
);
