import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: its chunk would load in real time.
import '@/features/checkout/CheckoutDialog';
import { InvoicesPage } from '@/features/finance/InvoicesPage';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { drawn } from '@tests/support/rendering/drawn';
import { fillScreen, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const invoice = (id: number, detail: string, status: string, dueDate: string) => ({
  id,
  detail,
  status,
  dueDate,
  value: 1249.9,
  companyId: 1,
});
const all = [
  invoice(1, 'Plano Paga', 'paid', '2026-10-01'),
  invoice(2, 'Plano Vencida', 'open', '2026-11-20T23:59:59-03:00'),
  // Only the word `paid` means paid.
  invoice(3, 'Plano Hoje', 'pending', '2026-11-21'),
  // The evening before, by the clock here.
  invoice(4, 'Plano Futura', 'open', '2026-12-01T00:00:00+00:00'),
];
const open = (routes: FakeRoutes = {}) =>
  renderPage(InvoicesPage, { routes: { 'GET /invoices/all': { body: all }, ...routes } });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const rows = () => screen.getAllByRole('row').length - 1;

describe('the invoices', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 10) }),
  );
  afterEach(() => vi.useRealTimers());

  it('[INV-01] [INV-02] [INV-03] [INV-04] [INV-05] [INV-06] [INV-07] [INV-09] [FMT-04] [FMT-01] show their state, colour and PAGAR', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Faturas 4' })).toBeInTheDocument();
    const seen = (name: string) => {
      const cells = within(row(name))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
      return [...cells.slice(0, 5), row(name).style.background, cells.at(-1)];
    };
    const tint = 'var(--danger-bg)';
    expect(seen('Plano Paga')).toEqual(['1', 'Plano Paga', 'R$ 1.249,90', '01/10/2026', 'Pago', '', '']);
    expect(seen('Plano Vencida')).toEqual([
      '2',
      'Plano Vencida',
      'R$ 1.249,90',
      '20/11/2026',
      'Vencido',
      tint,
      'PAGAR',
    ]);
    expect(seen('Plano Hoje')).toEqual(['3', 'Plano Hoje', 'R$ 1.249,90', '21/11/2026', 'Em Aberto', '', 'PAGAR']);
    expect(seen('Plano Futura')).toEqual(['4', 'Plano Futura', 'R$ 1.249,90', '01/12/2026', 'Em Aberto', '', 'PAGAR']);
  });

  it('[INV-01] [INV-05] [INV-09] [FMT-04] [INV-07] show what costs nothing as an amount too, a due date that is none as the server words it, and what has no name by its number', async () => {
    await open({
      'GET /invoices/all': {
        body: [
          { ...invoice(5, 'Plano Cortesia', 'open', 'no fim do mês'), value: 0 },
          { ...invoice(6, '', 'open', '2026-11-22'), detail: null },
        ],
      },
    });
    const cells = within(row('Plano Cortesia')).getAllByRole('cell');
    expect(cells.slice(2, 5).map(({ textContent }) => textContent)).toEqual(['R$ 0,00', 'no fim do mês', 'Em Aberto']);
    expect(screen.getByRole('button', { name: 'PAGAR 6, vencimento 22/11/2026' })).toBeEnabled();
  });

  it('[FMT-01] [FMT-04] [INV-03] [INV-04] [INV-05] [INV-06] [INV-07] [INV-08] [INV-09] [A11Y-06] show the same in a narrow window', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    try {
      const { store } = await open();
      const shown = screen.getAllByRole('row').slice(1);
      expect(shown.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'Plano VencidaR$ 1.249,90 · 20/11/2026 · VencidoPAGAR',
        'Plano HojeR$ 1.249,90 · 21/11/2026 · Em AbertoPAGAR',
        'Plano FuturaR$ 1.249,90 · 01/12/2026 · Em AbertoPAGAR',
        'Plano PagaR$ 1.249,90 · 01/10/2026 · Pago',
      ]);
      expect(shown.map(({ style }) => style.background)).toEqual(['var(--danger-bg)', '', '', '']);
      fireEvent.click(screen.getByRole('button', { name: 'PAGAR Plano Hoje, vencimento 21/11/2026' }));
      expect(store.getState().dialogs.current).toEqual({ type: 'checkout', invoiceId: 3 });
    } finally {
      width.mockRestore();
    }
  });

  it('[INV-04] [INV-05] [INV-06] an invoice that falls due while the page stays open is overdue after midnight', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
    await open();
    expect(row('Plano Hoje')).toHaveTextContent('Em Aberto');
    await pass(60_000);
    expect(row('Plano Hoje')).toHaveTextContent('Vencido');
    expect(row('Plano Hoje').style.background).toBe('var(--danger-bg)');
    expect(row('Plano Futura')).toHaveTextContent('Em Aberto');
  });

  it('[INV-02] unpaid invoices come first, earliest due date on top', async () => {
    await open();
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[1]?.textContent);
    expect(names).toEqual(['Plano Vencida', 'Plano Hoje', 'Plano Futura', 'Plano Paga']);
  });

  it('[INV-02] [CALL-157] [LIST-01] [TRIAGE-11] [COMPAT-01] a complete list is searched after 500 ms, filtered here, whatever accents and case, and asks for no page 2', async () => {
    const { asked, route } = createRecordedRoute({ body: all });
    await open({ 'GET /invoices/all': route });
    expect(asked).toEqual([{ query: { searchParam: '', pageNumber: 1 }, body: undefined }]);
    type('Buscar faturas', 'VENC');
    await pass(300);
    type('Buscar faturas', 'VENCÍDA');
    expect(rows()).toBe(1);
    await pass(499);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked.slice(1)).toEqual([{ query: { searchParam: 'VENCÍDA', pageNumber: 1 }, body: undefined }]);
    expect(rows()).toBe(1);
    expect(row('Plano Vencida')).toBeInTheDocument();
    scrollTo(screen.getByRole('region', { name: 'Faturas' }), 0);
    await pass(1_000);
    expect(asked).toHaveLength(2);
  });

  it('[INV-02] [CALL-157] [LIST-02] [LIST-03] [COMPAT-01] a paged list loads more within 100 px of its end', async () => {
    const { asked, route } = createRecordedRoute(
      { body: { invoices: all.slice(0, 2), count: 4, hasMore: true } },
      { body: { records: all.slice(2), count: 4, hasMore: false } },
    );
    const pages = () => asked.map(({ query }) => (query as { pageNumber: number }).pageNumber);
    fillScreen();
    await open({ 'GET /invoices/all': route });
    const region = screen.getByRole('region', { name: 'Faturas' });
    scrollTo(region, 101);
    await pass(0);
    expect(pages()).toEqual([1]);
    scrollTo(region, 100);
    await pass(0);
    expect(pages()).toEqual([1, 2]);
    expect(rows()).toBe(4);
    scrollTo(region, 0);
    await pass(0);
    expect(pages()).toEqual([1, 2]);
  });

  it('[FMT-01] [INV-07] [INV-08] [INV-09] [FMT-04] PAGAR opens the checkout for that invoice', async () => {
    const { store } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'PAGAR Plano Hoje, vencimento 21/11/2026' }));
    expect(store.getState().dialogs.current).toEqual({ type: 'checkout', invoiceId: 3 });
    const dialog = within(await drawn(() => screen.getByRole('dialog', { name: 'Pagamento' })));
    expect(dialog.getByText('Fatura 3 · R$ 1.249,90 · vencimento 21/11/2026')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Nome completo' })).toBeInTheDocument();
  });

  it('[INV-03] [INV-07] [CHECK-16] are read again after a confirmed payment, which no other event reports', async () => {
    const { asked, route } = createRecordedRoute({ body: all }, { body: [{ ...all[2], status: 'paid' }] });
    const { store } = await open({ 'GET /invoices/all': route });
    const pay = (action: string) =>
      act(async () => {
        store.dispatch(serverEvents.payment({ action, record: { id: 1, name: 'Casa Aurora' } }));
      });
    await pay('ATIVA');
    expect(asked).toHaveLength(1);
    await pay('CONCLUIDA');
    await pass(0);
    expect(asked).toHaveLength(2);
    expect(within(row('Plano Hoje')).getByText('Pago')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^PAGAR / })).not.toBeInTheDocument();
  });

  it('[INV-02] [LIST-06] say when there are none and when they cannot be loaded', async () => {
    const { unmount } = await open({ 'GET /invoices/all': { body: [] } });
    expect(screen.getByText('Nenhuma fatura ainda')).toBeInTheDocument();
    unmount();
    await open({ 'GET /invoices/all': { status: 500 } });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });
});
