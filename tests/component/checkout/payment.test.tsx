import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { dialogClosed, dialogOpened } from '@/store/dialogs';
import type { AppStore } from '@/store/store';
import { createHeldRoute, hold } from '@tests/support/hold';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { pass, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { CHARGE, click, openCheckout, toReview } from './checkoutPage';

/** The event that servers send to the company when its payment is confirmed. */
const confirmPayment = (store: AppStore, facts: { readonly dueDate?: string } = {}) =>
  act(async () => {
    store.dispatch(serverEvents.payment({ action: 'CONCLUIDA', record: { id: 1, name: 'Casa Aurora', ...facts } }));
  });

describe('a payment', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it('[CHECK-14] [CHECK-15] [CHECK-16] [CHECK-17] [FMT-01] only CONCLUIDA announces the new due date and leads home after 4 s', async () => {
    const { store, paths, calls } = await openCheckout();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    expect(eventNames(1, 10).get('company-1-payment')).toBe('payment');
    const tell = (action: string) =>
      act(async () => {
        const company = { id: 1, name: 'Casa Aurora', dueDate: '2026-12-24T00:00:00.000Z' };
        store.dispatch(serverEvents.payment(parseEvent('payment', { action, company }, 1)!));
      });
    await pass(5_000);
    const [state, called] = [store.getState(), [...calls]];
    for (const action of ['ATIVA', 'concluida', 'REMOVIDA_PELO_PSP', '']) {
      await tell(action);
      await pass(0);
      // At once: a notice would be gone again later.
      expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
      await pass(5_000);
      expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    }
    expect(store.getState()).toEqual(state);
    expect([calls, paths]).toEqual([called, []]);
    expect(screen.getByRole('region', { name: 'Pagamento por Pix' })).toBeInTheDocument();
    await tell('CONCLUIDA');
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada até 24/12/2026!')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(store.getState().session.company?.dueDate).toBe('2026-12-24T00:00:00.000Z');
    await pass(3_999);
    expect(paths).toEqual([]);
    await pass(1);
    expect(paths).toEqual(['/']);
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[CHECK-15] leads home once, however often the provider confirms the payment', async () => {
    const { store, paths } = await openCheckout();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await confirmPayment(store);
    await pass(3_000);
    await confirmPayment(store);
    await pass(5_000);
    expect(paths).toEqual(['/']);
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[CHECK-15] leads home without closing a dialog opened meanwhile', async () => {
    const { store, paths } = await openCheckout();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await confirmPayment(store);
    await pass(1_000);
    await act(async () => void store.dispatch(dialogOpened({ type: 'shortcuts' })));
    await pass(3_100);
    expect(paths).toEqual(['/']);
    expect(store.getState().dialogs.current).toEqual({ type: 'shortcuts' });
  });

  it('[CHECK-14] who paid and closed the code is told too, and stays on the screen', async () => {
    const { store, paths } = await openCheckout();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await act(async () => void store.dispatch(dialogClosed()));
    // The last second of that day here, the next day in the server's clock.
    const tell = () => confirmPayment(store, { dueDate: '2026-12-25T02:59:59.000Z' });
    await tell();
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada até 24/12/2026!')).toBeInTheDocument();
    await pass(5_000);
    // A later payment is a colleague's.
    await tell();
    await pass(0);
    expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    expect(paths).toEqual([]);
  });

  it('[CHECK-14] [CHECK-15] a payment that is confirmed during a gap is told after it', async () => {
    const due = (dueDate: string) => ({ id: 1, name: 'Casa Aurora', dueDate });
    const company = createRecordedRoute(
      { body: due('2026-11-24T00:00:00.000Z') },
      { body: due('2026-12-24T00:00:00.000Z') },
    );
    const { store, paths } = await openCheckout({ 'GET /companies/1': company.route }, due('2026-11-24T00:00:00.000Z'));
    const reconnect = async () => {
      await act(async () => void store.dispatch(resyncRequested()));
      await pass(0);
    };
    await toReview();
    await reconnect();
    expect(company.asked).toEqual([]);
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await reconnect();
    expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    await reconnect();
    expect(screen.getByText('Sua licença foi renovada até 24/12/2026!')).toBeInTheDocument();
    await pass(4_000);
    expect(paths).toEqual(['/']);
  });

  it('[CHECK-14] [CHECK-15] a payment whose code is not on screen is announced, and the form stays with what is typed', async () => {
    const { store, paths } = await openCheckout();
    const tell = async () => {
      await confirmPayment(store);
      await pass(0);
      expect(screen.getByText('Sua licença foi renovada!')).toBeInTheDocument();
      await pass(5_000);
      expect(paths).toEqual([]);
    };
    // A colleague's payment.
    type('Cidade', 'Recife');
    await tell();
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Recife');
    // The own payment of another invoice.
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await act(async () => void store.dispatch(dialogOpened({ type: 'checkout', invoiceId: 32 })));
    await pass(0);
    type('Cidade', 'Olinda');
    await tell();
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Olinda');
  });

  it('[CHECK-12] a charge whose checkout was left is not announced: nobody sees its code', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const { store } = await openCheckout({ 'POST /subscription': () => held });
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await act(async () => void store.dispatch(dialogClosed()));
    await act(async () => arrive(CHARGE));
    await pass(0);
    expect(store.getState().toasts).toEqual([]);
  });

  it.each([
    ['before the answer with its code is announced, and leads home 4 s after the code', true],
    ['before an earlier attempt, which failed, leads nobody away from the code', false],
  ])('[CHECK-14] [CHECK-15] a payment that is confirmed %s', async (_, isLast) => {
    const answer = createHeldRoute();
    const { store, paths } = await openCheckout({ 'POST /subscription': answer.route });
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await confirmPayment(store);
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada!')).toBeInTheDocument();
    await pass(5_000);
    expect(paths).toEqual([]);
    if (!isLast) {
      await act(async () => answer.answer({ status: 500, body: {} }));
      await pass(0);
      await click(/Pagar$/, 0);
      await pass(400);
    }
    await act(async () => answer.answer(CHARGE));
    await pass(0);
    expect(screen.getByRole('region', { name: 'Pagamento por Pix' })).toBeInTheDocument();
    await pass(3_999);
    expect(paths).toEqual([]);
    await pass(1_000);
    expect(paths).toEqual(isLast ? ['/'] : []);
    expect(store.getState().dialogs.current === null).toBe(isLast);
  });

  it('[CHECK-14] a payment that brings no due date is announced without one', async () => {
    const { store } = await openCheckout();
    await confirmPayment(store);
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada!')).toBeInTheDocument();
  });

  it('[CHECK-14] [CHECK-15] a payment of an earlier session is not told to who signs in after it', async () => {
    const { store, paths, begin } = await openCheckout();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await act(async () => begin(aUser({ id: 11 })));
    await confirmPayment(store, { dueDate: '2026-12-24T00:00:00.000Z' });
    await pass(0);
    // At once: a notice would be gone again later.
    expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    await pass(5_000);
    expect(paths).toEqual([]);
  });

  it('[CHECK-14] [CHECK-17] a payment that this screen does not wait for changes the due date alone', async () => {
    const { store, paths } = await openCheckout();
    await act(async () => void store.dispatch(dialogClosed()));
    await confirmPayment(store, { dueDate: '2026-12-24T00:00:00.000Z' });
    expect(store.getState().session.company?.dueDate).toBe('2026-12-24T00:00:00.000Z');
    await pass(0);
    expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    await pass(5_000);
    expect(paths).toEqual([]);
  });
});
