import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
// Loaded beforehand: their chunks would load in real time.
import '@/features/checkout/CheckoutDialog';
import '@/ui/feedback/ConfirmDialog';
import { InvoicesPage } from '@/features/finance/InvoicesPage';
import { dialogOpened } from '@/store/dialogs';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';

export const CODE = '00020101021226830014BR.GOV.BCB.PIX';
/** Its amount differs from the plan's price, as after a discount: the customer pays what the charge says. */
export const CHARGE: FakeAnswer = {
  body: { valor: { original: '139.50' }, qrcode: { qrcode: CODE, imagemQrcode: 'data:image/png;base64,AA==' } },
};
const plans = [
  { id: 4, name: 'Básico', users: 2, connections: 1, value: 49.9 },
  { id: 7, name: 'Profissional', users: 8, connections: 3, value: 149.9 },
];
const company = { id: 1, name: 'Casa Aurora', billingName: 'Aurora Ltda', addressCity: 'Santos', dueDate: null };

/** Opens the checkout of invoice 31; `paid` records what is paid. */
export const openCheckout = async (routes: FakeRoutes = {}, payer: object = company) => {
  const pay = createRecordedRoute(CHARGE);
  const app = await renderPage(InvoicesPage, {
    routes: {
      'GET /invoices/all': { body: [] },
      'GET /plans/list': { body: plans },
      'POST /subscription': pay.route,
      ...routes,
    },
    user: { ...aUser({ profile: 'admin' }), company: { ...company, ...payer } },
  });
  await act(async () => void app.store.dispatch(dialogOpened({ type: 'checkout', invoiceId: 31 })));
  await drawn(() => screen.getByRole('dialog', { name: 'Pagamento' }));
  return { ...app, paid: pay.asked };
};
/** Messages beside fields come a few frames later. */
export const click = async (name: string | RegExp, ms = 50) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(ms);
};
export const fillIn = () => {
  type('Nome completo', 'Carla Menezes');
  type('Endereço', 'Rua A, 1');
  type('Cidade', 'São Paulo');
  type('CEP', '01000000');
};
export const country = async (name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'País' }));
  await pass(0);
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(2);
  fireEvent.click(screen.getByText(name, { selector: '.ant-select-item-option-content' }));
  await pass(0);
};
export const toReview = async () => {
  fillIn();
  await click('Continuar');
  await click(/^Profissional/);
};
