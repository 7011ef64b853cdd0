import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOwnCompany } from '@/entities/session/sessionDetails';
import { SubscriptionPage } from '@/features/subscription/SubscriptionPage';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const invoice = (id: number, status: string, dueDate: string) => ({ id, status, dueDate, detail: 'Plano', value: 49 });

const open = (company: object = {}, answer: FakeAnswer = { body: [] }) =>
  renderPage(SubscriptionPage, {
    routes: { 'GET /invoices/all': answer },
    user: { ...aUser({ profile: 'user' }), company: { id: 1, name: 'Casa Aurora', ...company } },
  });
const subscribe = () => screen.getByRole('button', { name: /Assine Agora!$/ });

describe('the subscription', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it.each([
    [{ trialExpiration: '2026-11-24T00:00:00.000Z', dueDate: '2027-01-01T00:00:00.000Z' }, '3 dias'],
    [{ dueDate: '2026-11-22T00:00:00.000Z' }, '1 dia'],
    [{ dueDate: '2026-11-16T00:00:00.000Z' }, '5 dias'],
    [{ dueDate: '2026-11-21T00:00:00.000Z' }, '0 dias'],
    // With a time of day it is a moment, which is still today here.
    [{ dueDate: '2026-11-22T01:30:00.000Z' }, '0 dias'],
    [{ trialExpiration: '2026-11-19T00:00:00.000Z', dueDate: '2026-11-24T00:00:00.000Z' }, '2 dias'],
  ])('[SUBS-01] shows the remaining or overdue days of %o', async (company, days) => {
    await open(company);
    expect(screen.getByText(`Seu período de teste termina em ${days}!`)).toBeInTheDocument();
  });

  it('[SUBS-01] counts the days on at midnight, while the page stays open', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) });
    await open({ dueDate: '2026-11-24T00:00:00.000Z' });
    expect(screen.getByText('Seu período de teste termina em 3 dias!')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Seu período de teste termina em 2 dias!')).toBeInTheDocument();
  });

  it('[ROUTE-26] [SUBS-01] [SUBS-02] shows no days when they are unknown, and shows the billing e-mail', async () => {
    await open({ email: 'contas@aurora.com.br', dueDate: null });
    expect(screen.queryByText(/período de teste/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail de cobrança' })).toHaveValue('contas@aurora.com.br');
  });

  it('[SUBS-01] [SUBS-02] [FMT-01] shows what the answer at a restart lacks once the company is read', async () => {
    const { store } = await renderPage(SubscriptionPage, {
      routes: {
        'GET /companies/1': {
          body: {
            id: 1,
            name: 'Casa Aurora',
            email: 'contas@aurora.com.br',
            trialExpiration: '2026-11-24T00:00:00.000Z',
            dueDate: '2027-01-01T00:00:00.000Z',
          },
        },
      },
      user: { ...aUser({ email: 'ana@aurora.com.br' }), company: { id: 1, name: 'Casa Aurora' } },
    });
    const email = screen.getByRole('textbox', { name: 'E-mail de cobrança' });
    expect(email).toHaveValue('');
    await act(async () => void (await store.dispatch(loadOwnCompany(1))));
    expect(email).toHaveValue('contas@aurora.com.br');
    expect(screen.getByText('Seu período de teste termina em 3 dias!')).toBeInTheDocument();
    expect(screen.getByRole('definition')).toHaveTextContent(/^01\/01\/2027$/);
  });

  it('[FMT-01] [FMT-04] [SUBS-03] [SUBS-04] [CALL-157] opens the checkout for the oldest unpaid invoice, across all pages', async () => {
    const pages = [
      { body: { invoices: [invoice(1, 'paid', '2026-01-01'), invoice(2, 'open', '2026-12-10')], hasMore: true } },
      { body: { invoices: [invoice(3, 'open', '2026-11-10'), invoice(4, 'open', 'quando der')], hasMore: false } },
    ];
    const asked: unknown[] = [];
    const { user, store } = await renderPage(SubscriptionPage, {
      routes: {
        'GET /invoices/all': ({ params }: { params?: unknown }) => {
          asked.push(params);
          return pages.shift() ?? { status: 500 };
        },
      },
      user: { ...aUser({ profile: 'user' }), company: { id: 1, name: 'Casa Aurora', billingName: 'Aurora Ltda' } },
    });
    await user.click(subscribe());
    await eventually(() => expect(store.getState().dialogs.current).toEqual({ type: 'checkout', invoiceId: 3 }));
    expect(asked).toEqual([1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })));
    expect(await screen.findByText('Fatura 3 · R$ 49,00 · vencimento 10/11/2026')).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Pagamento' }));
    expect(dialog.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Aurora Ltda');
  });

  it('[SUBS-04] says so when no invoice is open', async () => {
    const { user, store } = await open({}, { body: [invoice(1, 'paid', '2026-01-01')] });
    await user.click(subscribe());
    expect(await screen.findByText('Nenhuma fatura em aberto')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['info']);
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[SUBS-04] [ERR-02] a failed lookup is reported in place, and opens nothing', async () => {
    const { user, store } = await open({}, { status: 500 });
    await user.click(subscribe());
    expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    expect(subscribe()).toBeEnabled();
    expect(screen.queryByText('Nenhuma fatura em aberto')).not.toBeInTheDocument();
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[SUBS-03] an invoice that is found after the page was left opens no checkout', async () => {
    const { held, release: find } = hold<FakeAnswer>();
    const { user, store, unmount } = await renderPage(SubscriptionPage, {
      routes: { 'GET /invoices/all': () => held },
    });
    await user.click(subscribe());
    unmount();
    find({ body: [invoice(2, 'open', '2026-12-10')] });
    for (let turn = 0; turn < 10; turn += 1) await act(async () => {});
    expect(store.getState().dialogs.current).toBeNull();
  });
});
