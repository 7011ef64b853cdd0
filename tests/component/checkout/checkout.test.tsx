import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QRCode } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: their chunks would load in real time.
import '@/features/checkout/CheckoutDialog';
import '@/ui/feedback/ConfirmDialog';
import { InvoicesPage } from '@/features/finance/InvoicesPage';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogClosed, dialogOpened } from '@/store/dialogs';
import { hold } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { drawn } from '@tests/support/rendering/drawn';
import { aUser } from '@tests/support/records';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';

const CODE = '00020101021226830014BR.GOV.BCB.PIX';
/** Its amount differs from the plan's price, as after a discount: the customer pays what the charge says. */
const CHARGE: FakeAnswer = { body: { valor: { original: '139.50' }, qrcode: { qrcode: CODE } } };
const plans = [{ id: 7, name: 'Profissional', users: 8, connections: 3, value: 149.9 }];
const company = { id: 1, name: 'Casa Aurora', billingName: 'Aurora Ltda', addressCity: 'Santos', dueDate: null };

const open = async (routes: FakeRoutes = {}, payer: object = company) => {
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
  await pass(0);
  await pass(0);
  return { ...app, paid: pay.asked };
};
/** Messages beside fields come a few frames later. */
const click = async (name: string | RegExp, ms = 50) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(ms);
};
const fillIn = () => {
  type('Nome completo', 'Carla Menezes');
  type('Endereço', 'Rua A, 1');
  type('Cidade', 'São Paulo');
  type('CEP', '01000000');
};
const country = async (name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'País' }));
  await pass(0);
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(2);
  fireEvent.click(screen.getByText(name, { selector: '.ant-select-item-option-content' }));
  await pass(0);
};
const toReview = async () => {
  fillIn();
  await click('Continuar');
  await click(/^Profissional/);
};

describe('the checkout', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it('[CHECK-01] [CHECK-02] [SUBS-04] starts with the company’s billing fields', async () => {
    await open();
    const steps = screen.getAllByText(/^(Dados|Personalizar|Revisar)$/).map(({ textContent }) => textContent);
    expect(steps).toEqual(['Dados', 'Personalizar', 'Revisar']);
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Aurora Ltda');
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Santos');
    for (const name of ['Sobrenome (opcional)', 'Endereço', 'Estado (opcional)', 'CEP']) {
      expect(screen.getByRole('textbox', { name })).toHaveValue('');
    }
    expect(screen.getByText('Brasil')).toBeInTheDocument();
  });

  it('[CHECK-02] [CHECK-04] [SUBS-04] starts with all that the company has, its own name too, and a zip code stored without a dash is right', async () => {
    await open(
      {},
      {
        billingName: '',
        addressStreet: 'Rua A, 1',
        addressState: 'SP',
        addressZipCode: '01310100',
        addressCity: 'Osasco',
      },
    );
    const filled = ['Nome completo', 'Endereço', 'Cidade', 'Estado (opcional)', 'CEP'].map(
      (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    );
    expect(filled).toEqual(['Casa Aurora', 'Rua A, 1', 'Osasco', 'SP', '01310-100']);
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
  });

  it('asks before entered billing data are thrown away, on a later step too', async () => {
    await open();
    const question = async () => {
      await drawn(() => expect(screen.getByText('Descartar alterações?')).toBeVisible());
      return within(screen.getByText('Descartar alterações?').closest<HTMLElement>('[role=dialog]')!);
    };
    fillIn();
    await click('Cancelar');
    fireEvent.click((await question()).getByText('Cancelar'));
    await pass(1_000);
    await click('Continuar');
    fireEvent.keyDown(screen.getByRole('button', { name: /^Profissional/ }), { key: 'Escape' });
    expect(await question()).toBeDefined();
  });

  it('[CHECK-03] [CHECK-05] [LIST-11] each missing field has its own message, and the step does not change', async () => {
    await open();
    type('Nome completo', ' ');
    type('Cidade', '');
    await click('Continuar');
    for (const text of ['Informe o nome completo', 'Informe o endereço', 'Informe a cidade', 'Informe o CEP']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('list', { name: 'Planos' })).not.toBeInTheDocument();
    fillIn();
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
  });

  it('[CHECK-04] a zip code is 99999-999 in Brazil and five digits in the USA', async () => {
    await open();
    fillIn();
    const zip = screen.getByRole('textbox', { name: 'CEP' });
    expect(zip).toHaveValue('01000-000');
    type('CEP', '0100000');
    await click('Continuar');
    expect(screen.getByText('Formato de CEP inválido')).toBeInTheDocument();
    await country('Estados Unidos');
    type('CEP', '1234');
    await click('Continuar');
    expect(screen.getByText('Formato de CEP inválido')).toBeInTheDocument();
    type('CEP', '123456');
    expect(zip).toHaveValue('12345');
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
  });

  it('[CHECK-06] [CHECK-07] [CHECK-09] [FMT-04] a click on a plan opens the review of everything, before anything is paid', async () => {
    const { paid } = await open();
    fillIn();
    type('Sobrenome (opcional)', 'Souza');
    type('Estado (opcional)', 'SP');
    await click('Continuar');
    expect(screen.getByRole('button', { name: /^Profissional/ })).toHaveTextContent(
      'ProfissionalR$ 149,90Mensal8 usuários3 conexões',
    );
    await click(/^Profissional/);
    const entered = screen.getByRole('region', { name: 'Dados' });
    const lines = (place: HTMLElement) =>
      within(place)
        .getAllByRole('definition')
        .map(({ textContent, previousElementSibling }) => [
          previousElementSibling?.textContent,
          textContent?.replaceAll('\u00a0', ' '),
        ]);
    expect(lines(entered)).toEqual([
      ['Nome completo', 'Carla Menezes'],
      ['Sobrenome (opcional)', 'Souza'],
      ['Endereço', 'Rua A, 1'],
      ['Cidade', 'São Paulo'],
      ['Estado (opcional)', 'SP'],
      ['CEP', '01000-000'],
      ['País', 'Brasil'],
    ]);
    expect(lines(screen.getByRole('region', { name: 'Plano escolhido' })).map(([, value]) => value)).toEqual([
      'Profissional',
      '8 usuários · 3 conexões',
      'Mensal',
      'R$ 149,90',
    ]);
    expect(paid).toEqual([]);
    await click('Voltar');
    await click('Voltar');
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Carla Menezes');
  });

  it('[CHECK-02] [CHECK-08] [CHECK-10] [FMT-04] a custom plan starts with 3 users, 3 connections and R$ 49,00', async () => {
    const { paid } = await open();
    await country('Estados Unidos');
    fillIn();
    type('CEP', '12345');
    type('Sobrenome (opcional)', 'Souza');
    type('Estado (opcional)', 'NY');
    await click('Continuar');
    const custom = screen.getByRole('region', { name: 'Personalizado' });
    expect(custom).toHaveTextContent('R$ 49,00');
    expect(within(custom).getByRole('spinbutton', { name: 'Usuários' })).toHaveValue('3');
    expect(within(custom).getByRole('spinbutton', { name: 'Conexões' })).toHaveValue('3');
    await click('Escolher este plano');
    await click('Pagar', 0);
    await pass(400);
    expect(paid[0]?.body).toMatchObject({ price: 49, users: 3, connections: 3 });
    expect(paid[0]?.body).toMatchObject({ lastName: 'Souza', state: 'NY', zipcode: '12345', country: 'usa' });
  });

  it('[CHECK-10] [CHECK-11] [CHECK-12] [CHECK-13] [CALL-158] [LIST-05] [FMT-04] pays 400 ms after the click, and shows the code and the amount', async () => {
    const { paid } = await open();
    type('Sobrenome (opcional)', 'Souza');
    type('Estado (opcional)', 'SP');
    await toReview();
    await click('Pagar', 0);
    await pass(399);
    expect(paid).toEqual([]);
    await pass(1);
    expect(paid).toEqual([
      {
        query: undefined,
        body: {
          firstName: 'Carla Menezes',
          lastName: 'Souza',
          address2: 'Rua A, 1',
          city: 'São Paulo',
          state: 'SP',
          zipcode: '01000-000',
          country: 'BR',
          useAddressForPaymentDetails: false,
          nameOnCard: '',
          cardNumber: '',
          cvv: '',
          plan: '{"title":"Profissional","users":8,"connections":3,"price":149.9}',
          price: 149.9,
          users: 8,
          connections: 3,
          invoiceId: 31,
        },
      },
    ]);
    await pass(0);
    expect(
      screen.getByText('Assinatura realizada com sucesso! Aguarde a confirmação do pagamento.'),
    ).toBeInTheDocument();
    const page = screen.getByRole('region', { name: 'Pagamento por Pix' });
    expect(within(page).getByRole('heading', { name: 'R$ 139,50' })).toBeInTheDocument();
    expect(within(page).getByText(CODE)).toBeInTheDocument();
    const drawing = (scope: ReturnType<typeof within>) =>
      scope.getByRole('img', { name: 'QR Code do Pix' }).querySelector('path:last-of-type')?.getAttribute('d');
    const { container } = render(<QRCode type="svg" value={CODE} size={232} errorLevel="M" />);
    expect(drawing(within(page))).toBe(container.querySelector('svg path:last-of-type')?.getAttribute('d'));
    expect(drawing(within(page))).toMatch(/^M/);
  });

  it.each([{}, { original: 'a combinar' }])('a charge of %o shows its code without an amount', async (valor) => {
    await open({ 'POST /subscription': { body: { valor, qrcode: { qrcode: CODE } } } });
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    const page = within(screen.getByRole('region', { name: 'Pagamento por Pix' }));
    expect(page.getByText(CODE)).toBeInTheDocument();
    expect(page.queryByText(/R\$/)).not.toBeInTheDocument();
  });

  it.each([
    ['a refusal', { status: 400, body: { error: 'Validation fails' } }],
    ['an answer without a code', { body: { valor: { original: '1.00' } } }],
  ])('[ERR-03] %s keeps the review with everything that was entered', async (_, answer) => {
    await open({ 'POST /subscription': answer });
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    expect(screen.getByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Pagar$/ })).toBeEnabled();
    expect(screen.getByText('Carla Menezes')).toBeInTheDocument();
  });

  it('[CHECK-14] [CHECK-15] [CHECK-16] [CHECK-17] only CONCLUIDA announces the new due date and leads home after 4 s', async () => {
    const { store, paths, calls } = await open();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    const tell = (action: string) =>
      act(async () => {
        const record = { id: 1, name: 'Casa Aurora', dueDate: '2026-12-24T00:00:00.000Z' };
        store.dispatch(serverEvents.payment({ action, record }));
      });
    await pass(5_000);
    const [state, called] = [store.getState(), [...calls]];
    for (const action of ['ATIVA', 'concluida', 'REMOVIDA_PELO_PSP', '']) {
      await tell(action);
      await pass(5_000);
      expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    }
    expect(store.getState()).toEqual(state);
    expect([calls, paths]).toEqual([called, []]);
    expect(screen.getByRole('region', { name: 'Pagamento por Pix' })).toBeInTheDocument();
    await tell('CONCLUIDA');
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada até 24/12/2026!')).toBeInTheDocument();
    expect(store.getState().session.company?.dueDate).toBe('2026-12-24T00:00:00.000Z');
    await pass(3_999);
    expect(paths).toEqual([]);
    await pass(1);
    expect(paths).toEqual(['/']);
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[CHECK-15] leads home without closing a dialog opened meanwhile', async () => {
    const { store, paths } = await open();
    await act(async () => {
      store.dispatch(serverEvents.payment({ action: 'CONCLUIDA', record: { id: 1, name: 'Casa Aurora' } }));
    });
    await pass(1_000);
    await act(async () => void store.dispatch(dialogOpened({ type: 'shortcuts' })));
    await pass(3_100);
    expect(paths).toEqual(['/']);
    expect(store.getState().dialogs.current).toEqual({ type: 'shortcuts' });
  });

  it('[CHECK-14] who paid and closed the code is told too, and stays on the screen', async () => {
    const { store, paths } = await open();
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await pass(0);
    await act(async () => void store.dispatch(dialogClosed()));
    const tell = () =>
      act(async () => {
        const record = { id: 1, name: 'Casa Aurora', dueDate: '2026-12-24T00:00:00.000Z' };
        store.dispatch(serverEvents.payment({ action: 'CONCLUIDA', record }));
      });
    await tell();
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada até 24/12/2026!')).toBeInTheDocument();
    await pass(5_000);
    // A later payment is a colleague's.
    await tell();
    await pass(5_000);
    expect(screen.queryByText(/^Sua licença/)).not.toBeInTheDocument();
    expect(paths).toEqual([]);
  });

  it('a charge whose checkout was left is not announced: nobody sees its code', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const { store } = await open({ 'POST /subscription': () => held });
    await toReview();
    await click('Pagar', 0);
    await pass(400);
    await act(async () => void store.dispatch(dialogClosed()));
    await act(async () => arrive(CHARGE));
    await pass(0);
    expect(store.getState().toasts).toEqual([]);
  });

  it('a payment that brings no due date is announced without one', async () => {
    const { store } = await open();
    await act(async () => {
      store.dispatch(serverEvents.payment({ action: 'CONCLUIDA', record: { id: 1, name: 'Casa Aurora' } }));
    });
    await pass(0);
    expect(screen.getByText('Sua licença foi renovada!')).toBeInTheDocument();
  });

  it.each([
    ['2026-12-24T05:34:00+00:00', 'Fatura 31 · R$ 149,90 · vencimento 24/12/2026'],
    ['no fim do mês', 'Fatura 31 · R$ 149,90 · vencimento no fim do mês'],
    [null, 'Fatura 31 · R$ 149,90'],
  ])('says which invoice is paid, one due %s too', async (dueDate, facts) => {
    await open({ 'GET /invoices/all': { body: [{ id: 31, detail: 'Plano', value: 149.9, status: 'open', dueDate }] } });
    expect(screen.getByText(facts)).toBeInTheDocument();
  });

  it('closes at once while nothing is typed, and otherwise only after a question', async () => {
    const { store } = await open();
    await click('Cancelar');
    expect(store.getState().dialogs.current).toBeNull();
    await act(async () => void store.dispatch(dialogOpened({ type: 'checkout', invoiceId: 31 })));
    await pass(0);
    fillIn();
    await click('Continuar');
    fireEvent.keyDown(window, { key: 'Escape' });
    await pass(50);
    const question = () => within(screen.getByText('Descartar alterações?').closest<HTMLElement>('.ant-modal')!);
    expect(store.getState().dialogs.current).not.toBeNull();
    fireEvent.click(question().getByRole('button', { name: 'Cancelar' }));
    await pass(50);
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
    fireEvent.keyDown(window, { key: 'Escape' });
    await pass(50);
    fireEvent.click(question().getByRole('button', { name: 'Descartar' }));
    await pass(50);
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('ignores a payment that this screen does not wait for', async () => {
    const { store, paths } = await renderPage(InvoicesPage, { routes: { 'GET /invoices/all': { body: [] } } });
    await act(async () => {
      store.dispatch(serverEvents.payment({ action: 'CONCLUIDA', record: { id: 1, name: 'Casa Aurora' } }));
    });
    await pass(5_000);
    expect(paths).toEqual([]);
  });
});
