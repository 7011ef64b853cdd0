import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Form, QRCode } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillingFields, billingOf } from '@/domain/company/checkout';
import { BillingStep } from '@/features/checkout/BillingStep';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { dialogOpened } from '@/store/dialogs';
import { aUser } from '@tests/support/records';
import { drawn } from '@tests/support/rendering/drawn';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';
import { click, CODE, country, fillIn, openCheckout, toReview } from './checkoutPage';

/** The title of the step that is marked as the present one. */
const stepNow = () => document.querySelector('.ant-steps-item-active .ant-steps-item-title')?.textContent;

const amount = (name: string) => screen.getByRole('spinbutton', { name });

describe('the checkout', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it('[CHECK-01] [CHECK-02] [SUBS-04] starts with the company’s billing fields', async () => {
    await openCheckout();
    expect(stepNow()).toBe('Dados');
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
    await openCheckout(
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
    // Closing asks before a custom plan is lost, too.
    fireEvent.change(amount('Conexões'), { target: { value: '7' } });
    fireEvent.keyDown(window, { key: 'Escape' });
    await drawn(() => expect(screen.getByText('Descartar alterações?')).toBeVisible());
  });

  it('[A11Y-02] keeps the focus inside from step to step', async () => {
    await openCheckout();
    const step = () => screen.getByText('Revisar').closest<HTMLElement>('[tabindex]');
    const toStep = async (name: string | RegExp) => {
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      await click(name);
    };
    fillIn();
    await toStep('Continuar');
    await drawn(() => expect(step()).toHaveFocus());
    await toStep(/^Profissional/);
    await drawn(() => expect(step()).toHaveFocus());
    await toStep('Voltar');
    await drawn(() => expect(step()).toHaveFocus());
    await toStep('Voltar');
    await drawn(() => expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveFocus());
  });

  it('asks before entered billing data are thrown away, on a later step too', async () => {
    await openCheckout();
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

  it('who pays is there again after a crash on a later step, and closing asks before it is lost', async () => {
    const { store, services, begin } = await openCheckout();
    type('Endereço', 'Rua A, 1');
    await pass(1_000);
    const kept = () => services.storage.keptTexts.readAll(selectAccount(store.getState()));
    expect(await kept()).toEqual([{ form: 'checkout#31', texts: { address2: 'Rua A, 1' } }]);
    fillIn();
    await click('Continuar');
    await pass(1_000);
    await act(async () => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
    await act(async () => begin(aUser({ profile: 'admin' })));
    await act(async () => void store.dispatch(dialogOpened({ type: 'checkout', invoiceId: 31 })));
    await drawn(() => expect(screen.getByText(/^O que você tinha preenchido sem salvar está de volta/)).toBeVisible());
    const typed = ['Nome completo', 'Endereço', 'Cidade', 'CEP'].map(
      (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    );
    expect(typed).toEqual(['Carla Menezes', 'Rua A, 1', 'São Paulo', '01000-000']);
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
    fireEvent.keyDown(window, { key: 'Escape' });
    await drawn(() => expect(screen.getByText('Descartar alterações?')).toBeVisible());
    await click('Descartar', 1_000);
    expect(await kept()).toEqual([]);
  });

  it('[CHECK-02] [CHECK-03] [CHECK-05] [LIST-11] each missing field has its own message, and the step does not change', async () => {
    await openCheckout();
    type('Nome completo', ' ');
    type('Cidade', '');
    await click('Continuar');
    const required = [
      ['Nome completo', 'Informe o nome completo'],
      ['Endereço', 'Informe o endereço'],
      ['Cidade', 'Informe a cidade'],
      ['CEP', 'Informe o CEP'],
    ] as const;
    for (const [name, text] of required) {
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(text);
    }
    expect(screen.queryByRole('list', { name: 'Planos' })).not.toBeInTheDocument();
    // One that is missing is enough, blanks included.
    for (const [name, text] of required) {
      fillIn();
      type(name, '  ');
      await click('Continuar');
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(text);
      expect(screen.queryByRole('list', { name: 'Planos' })).not.toBeInTheDocument();
    }
    fillIn();
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
  });

  it('[LIST-11] [CHECK-03] [CHECK-05] a country that is missing has its own message too', async () => {
    const done = vi.fn();
    const leave = () => {};
    const billing = { ...billingOf(null), country: undefined as never };
    await renderPage(() => {
      const [form] = Form.useForm<BillingFields>();
      return <BillingStep {...{ form, billing, isRestored: false, onCancel: leave, onTyped: leave, onDone: done }} />;
    });
    fillIn();
    await click('Continuar');
    expect(screen.getByText('Informe o país')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'País' })).toHaveAccessibleDescription('Informe o país');
    expect(done).not.toHaveBeenCalled();
    await country('Brasil');
    await click('Continuar');
    expect(done.mock.calls).toMatchObject([[{ firstName: 'Carla Menezes', country: 'BR' }]]);
  });

  it('[CHECK-04] [LIST-11] a zip code is 99999-999 in Brazil and five digits in the USA', async () => {
    await openCheckout();
    fillIn();
    const zip = screen.getByRole('textbox', { name: 'CEP' });
    expect(zip).toHaveValue('01000-000');
    type('CEP', '0100000');
    await click('Continuar');
    expect(zip).toHaveAccessibleDescription('Formato de CEP inválido');
    await country('Estados Unidos');
    type('CEP', '1234');
    await click('Continuar');
    expect(zip).toHaveAccessibleDescription('Formato de CEP inválido');
    type('CEP', '123456');
    expect(zip).toHaveValue('12345');
    await click('Continuar');
    expect(screen.getByRole('list', { name: 'Planos' })).toBeInTheDocument();
  });

  it('[CHECK-01] [CHECK-06] [CHECK-07] [CHECK-09] [FMT-04] [CALL-17] a click on a plan opens the review of everything, before anything is paid', async () => {
    const { paid } = await openCheckout();
    fillIn();
    type('Sobrenome (opcional)', 'Souza');
    type('Estado (opcional)', 'SP');
    await click('Continuar');
    expect(stepNow()).toBe('Personalizar');
    expect(screen.getByRole('button', { name: /^Profissional/ })).toHaveTextContent(
      'ProfissionalR$ 149,90Mensal8 usuários3 conexões',
    );
    expect(screen.getByRole('button', { name: /^Básico/ })).toHaveTextContent(
      'BásicoR$ 49,90Mensal2 usuários1 conexão',
    );
    await click(/^Profissional/);
    expect(stepNow()).toBe('Revisar');
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
    const pressed = [/^Básico/, /^Profissional/].map((name) => screen.getByRole('button', { name }).ariaPressed);
    expect(pressed).toEqual(['false', 'true']);
    await click('Voltar');
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Carla Menezes');
    // What is changed then is reviewed as it is now.
    type('Cidade', 'Recife');
    await click('Continuar');
    await click(/^Básico/);
    expect(screen.getByRole('region', { name: 'Dados' })).toHaveTextContent('CidadeRecife');
    expect(screen.getByRole('region', { name: 'Plano escolhido' })).toHaveTextContent('PlanoBásico');
  });

  it('[CHECK-01] [CHECK-02] [CHECK-07] [CHECK-08] [CHECK-09] [CHECK-10] [CHECK-11] [CALL-158] [FMT-04] a custom plan starts with 3 users, 3 connections and R$ 49,00, and is paid with the amounts that were typed', async () => {
    const { paid } = await openCheckout();
    await country('Estados Unidos');
    fillIn();
    type('CEP', '12345');
    type('Estado (opcional)', 'NY');
    await click('Continuar');
    // Also after another plan was looked at.
    await click(/^Profissional/);
    await click('Voltar');
    const custom = screen.getByRole('region', { name: 'Personalizado' });
    expect(custom).toHaveTextContent('R$ 49,00');
    expect(custom).toHaveTextContent('Mensal');
    expect(amount('Usuários')).toHaveValue('3');
    expect(amount('Conexões')).toHaveValue('3');
    fireEvent.change(amount('Usuários'), { target: { value: '5' } });
    await click('Voltar');
    await click('Continuar');
    expect(amount('Usuários')).toHaveValue('5');
    expect(amount('Conexões')).toHaveValue('3');
    fireEvent.change(amount('Conexões'), { target: { value: '4' } });
    await click('Escolher este plano');
    expect(stepNow()).toBe('Revisar');
    expect(screen.getByRole('region', { name: 'Dados' })).toHaveTextContent(/CEP12345PaísEstados Unidos$/);
    expect(screen.getByRole('region', { name: 'Plano escolhido' })).toHaveTextContent(
      'PlanoPersonalizadoTamanho5 usuários · 4 conexõesCobrançaMensalValorR$ 49,00',
    );
    await click('Pagar', 0);
    await pass(400);
    const plan = '{"title":"Personalizado","users":5,"connections":4,"price":49}';
    expect(paid[0]?.body).toMatchObject({ price: 49, users: 5, connections: 4, plan, nameOnCard: '', cvv: '' });
    const address = { address2: 'Rua A, 1', city: 'São Paulo', state: 'NY', zipcode: '12345', country: 'usa' };
    // What is optional is sent all the same.
    expect(paid[0]?.body).toMatchObject({ firstName: 'Carla Menezes', lastName: '', ...address, invoiceId: 31 });
  });

  it('[CHECK-01] [CHECK-02] [CHECK-10] [CHECK-11] [CHECK-12] [CHECK-13] [SUBS-04] [CALL-158] [LIST-05] [FMT-04] pays 400 ms after the click, and shows the code and the amount', async () => {
    const { paid, store } = await openCheckout();
    const questions = () =>
      within(screen.getByRole('dialog', { name: 'Pagamento' }))
        .queryAllByRole<HTMLInputElement>('textbox')
        .map(({ labels }) => labels?.[0]?.textContent);
    const address = ['Endereço', 'Cidade', 'Estado (opcional)', 'CEP'];
    expect(questions()).toEqual(['Nome completo', 'Sobrenome (opcional)', ...address]);
    type('Sobrenome (opcional)', 'Souza');
    type('Estado (opcional)', 'SP');
    await toReview();
    // Nobody is asked for a card.
    expect(questions()).toEqual([]);
    await click('Pagar', 0);
    expect(screen.getByRole('button', { name: /Pagar$/ })).toBeDisabled();
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
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
    const page = screen.getByRole('region', { name: 'Pagamento por Pix' });
    expect(screen.queryByText(/^(Dados|Personalizar|Revisar)$/)).not.toBeInTheDocument();
    expect(within(page).getByRole('heading', { name: 'R$ 139,50' })).toBeInTheDocument();
    expect(within(page).getByText(CODE)).toBeInTheDocument();
    const drawing = (scope: ReturnType<typeof within>) =>
      scope.getByRole('img', { name: 'QR Code do Pix' }).querySelector('path:last-of-type')?.getAttribute('d');
    const { container } = render(<QRCode type="svg" value={CODE} size={232} errorLevel="M" />);
    expect(drawing(within(page))).toBe(container.querySelector('svg path:last-of-type')?.getAttribute('d'));
    expect(drawing(within(page))).toMatch(/^M/);
  });

  it.each([undefined, null, {}, { original: 'a combinar' }])(
    '[CALL-158] [CHECK-13] a charge of %o shows its code without an amount',
    async (valor) => {
      await openCheckout({ 'POST /subscription': { body: { valor, qrcode: { qrcode: CODE } } } });
      await toReview();
      await click('Pagar', 0);
      await pass(400);
      await pass(0);
      const page = within(screen.getByRole('region', { name: 'Pagamento por Pix' }));
      expect(page.getByText(CODE)).toBeInTheDocument();
      expect(page.queryByText(/R\$/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['a refusal', { status: 400, body: { error: 'Validation fails' } }],
    ['an answer without a code', { body: { valor: { original: '1.00' } } }],
  ])(
    '[ERR-03] [CHECK-12] [ERR-02] [CALL-158] %s keeps the review with everything that was entered, and announces nothing',
    async (_, answer) => {
      await openCheckout({ 'POST /subscription': answer });
      await toReview();
      await click('Pagar', 0);
      await pass(400);
      await pass(0);
      expect(screen.getByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
      expect(screen.queryByText(/^Assinatura realizada/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: /Pagar$/ })).toBeEnabled();
      expect(screen.getByText('Carla Menezes')).toBeInTheDocument();
    },
  );

  it.each([
    ['2026-12-24T05:34:00+00:00', 'Fatura 31 · R$ 149,90 · vencimento 24/12/2026'],
    ['no fim do mês', 'Fatura 31 · R$ 149,90 · vencimento no fim do mês'],
    [null, 'Fatura 31 · R$ 149,90'],
  ])('[INV-09] [FMT-04] [FMT-01] says which invoice is paid, one due %s too', async (dueDate, facts) => {
    await openCheckout({
      'GET /invoices/all': { body: [{ id: 31, detail: 'Plano', value: 149.9, status: 'open', dueDate }] },
    });
    expect(screen.getByText(facts)).toBeInTheDocument();
  });

  it('closes at once while nothing is typed, and otherwise only after a question', async () => {
    const { store } = await openCheckout();
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
});
