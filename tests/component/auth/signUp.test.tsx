import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldRoute } from '@tests/support/hold';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { outwait, pass } from '@tests/support/rendering/renderPage';
import { openPublicPage, remembering, type SentRequest } from './publicPage';

const PLANS = [
  { id: 4, name: 'Essencial', users: 2, connections: 1, value: 49 },
  { id: 9, name: 'Completo', users: 30, connections: 10, value: 249.9 },
];

const openSignUp = async (
  answer: () => FakeAnswer | Promise<FakeAnswer> = () => ({ body: { id: 8, name: 'Loja Nova' } }),
) => {
  const sent: SentRequest[] = [];
  const asked: SentRequest[] = [];
  const app = await openPublicPage('/signup', {
    'GET /plans/list': remembering(asked, () => ({ body: PLANS })),
    'POST /companies/cadastro': remembering(sent, answer),
  });
  const field = (name: string) => screen.getByLabelText(name);
  await screen.findByRole('heading', { name: 'Criar conta' });
  const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  const button = () => screen.getByText('Cadastrar').closest('button')!;
  const submit = () => app.user.click(button());
  const choosePlan = async () => {
    await app.user.click(field('Plano'));
    await app.user.click(await screen.findByText('Completo · 30 usuários · 10 conexões · R$ 249,90'));
  };
  const fill = async () => {
    write('Nome da empresa', 'Loja Nova');
    write('E-mail', 'dona@nova.com.br');
    write('Senha', 'abc12');
    write('Telefone', '119876543210000');
    await choosePlan();
  };
  return { ...app, sent, asked, field, write, button, submit, choosePlan, fill };
};

describe('sign-up', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it('[SIGN-01] [SIGN-05] [SIGN-06] [SIGN-07] [SIGN-08] [LIST-08] [CALL-16] [CALL-17] [FMT-04] registers a company and opens the login', async () => {
    const { fill, field, submit, sent, asked, visited } = await openSignUp();
    expect(field('Telefone')).toHaveAttribute('placeholder', '(99) 99999-9999');
    await fill();
    // The plans of the server and no others.
    const offered = document.querySelectorAll('.ant-select-item-option');
    expect([...offered].map(({ textContent }) => textContent)).toEqual([
      'Essencial · 2 usuários · 1 conexão · R$ 49,00',
      'Completo · 30 usuários · 10 conexões · R$ 249,90',
    ]);
    expect(field('Telefone')).toHaveValue('(11) 98765-4321');
    await submit();
    await waitFor(() => expect(visited).toEqual(['/signup', '/login']));
    await findSuccess('Cadastro realizado! Entre com o seu e-mail e a sua senha.');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBeUndefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.authorization).toBeUndefined();
    const body = sent[0]?.body as Record<string, unknown>;
    expect(body).toEqual({
      name: 'Loja Nova',
      email: 'dona@nova.com.br',
      password: 'abc12',
      phone: '11987654321',
      planId: 9,
      dueDate: expect.stringMatching(/^2026-11-24T23:59:59[+-]\d{2}:\d{2}$/),
      recurrence: 'MENSAL',
      status: 't',
      campaignsEnabled: true,
    });
    // The end of the third day in local time.
    expect(new Date(String(body['dueDate'])).getTime()).toBe(new Date(2026, 10, 24, 23, 59, 59).getTime());
  });

  it('[SIGN-02] [SIGN-03] [SIGN-04] [SIGN-06] [LIST-10] [LIST-11] shows errors beside the fields and sends nothing', async () => {
    const { write, submit, field, sent } = await openSignUp();
    await eventually(() => expect(field('Nome da empresa')).toHaveFocus());
    // Nothing was typed yet.
    await submit();
    await waitFor(() => expect(field('Nome da empresa')).toHaveAccessibleDescription('Required'));
    write('Nome da empresa', 'Loja Nova');
    await submit();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    write('Nome da empresa', '  ');
    await submit();
    await waitFor(() => expect(field('Nome da empresa')).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4));
    for (const name of ['Nome da empresa', 'E-mail', 'Senha', 'Plano'])
      expect(field(name)).toHaveAccessibleDescription('Required');
    write('Nome da empresa', '  L');
    write('E-mail', 'dona@');
    write('Senha', 'abc1');
    await submit();
    await waitFor(() => expect(screen.getAllByText('Too Short!')).toHaveLength(2));
    for (const name of ['Nome da empresa', 'Senha']) expect(field(name)).toHaveAccessibleDescription(/Too Short!$/);
    expect(field('E-mail')).toHaveAccessibleDescription(/Invalid email$/);
    write('Nome da empresa', 'n'.repeat(51));
    write('Senha', 's'.repeat(51));
    await submit();
    await waitFor(() => expect(screen.getAllByText('Too Long!')).toHaveLength(2));
    for (const name of ['Nome da empresa', 'Senha']) expect(field(name)).toHaveAccessibleDescription(/Too Long!$/);
    expect(sent).toEqual([]);
  });

  it('[CALL-16] [SIGN-03] [LIST-10] [LIST-11] the e-mail alone is refused while it is missing, blank or no address', async () => {
    const { write, button, fill, field, sent } = await openSignUp();
    await fill();
    const submitWith = async (email: string) => {
      write('E-mail', email);
      await outwait(() => fireEvent.click(button()));
    };
    for (const [email, message] of [
      ['', 'Required'],
      ['   ', 'Required'],
      ['dona', 'Invalid email'],
      ['dona@nova', 'Invalid email'],
      ['@nova.com.br', 'Invalid email'],
      ['dona@nova.com.br, eu@nova.com.br', 'Invalid email'],
      ['do na@nova.com.br', 'Invalid email'],
    ] as const) {
      await submitWith(email);
      expect(field('E-mail'), email).toHaveAccessibleDescription(message);
    }
    expect(sent).toEqual([]);
    await submitWith(' dona@nova.com.br ');
    expect(sent[0]?.body).toMatchObject({ email: 'dona@nova.com.br' });
  });

  it('[SIGN-05] a phone is masked however it is typed, and who corrects a digit in it stays there', async () => {
    const { user, field } = await openSignUp();
    const phone = field('Telefone') as HTMLInputElement;
    await user.click(phone);
    const typed = [];
    for (const digit of '119876543210') {
      await user.keyboard(digit);
      typed.push(phone.value);
    }
    expect(typed.slice(0, 4)).toEqual(['(1', '(11', '(11) 9', '(11) 98']);
    expect(typed.slice(6)).toEqual([
      '(11) 98765',
      '(11) 98765-4',
      '(11) 98765-43',
      '(11) 98765-432',
      '(11) 98765-4321',
      '(11) 98765-4321',
    ]);
    // The caret is behind the 7: it is replaced, and then the dash is stepped over.
    phone.setSelectionRange(8, 8);
    await user.keyboard('{Backspace}0');
    expect(phone).toHaveValue('(11) 98065-4321');
    expect(phone.selectionStart).toBe(8);
    phone.setSelectionRange(11, 11);
    await user.keyboard('{Backspace}');
    expect(phone).toHaveValue('(11) 98065-4321');
    await user.keyboard('{Backspace}7');
    expect(phone).toHaveValue('(11) 98067-4321');
    await user.clear(phone);
    expect(phone).toHaveValue('');
    // As WhatsApp and its servers write a number.
    for (const number of ['+55 (11) 98765-4321', '5511987654321']) {
      await user.clear(phone);
      await user.paste(number);
      expect(phone).toHaveValue('(11) 98765-4321');
    }
  });

  it('[CALL-16] [SIGN-02] [SIGN-04] accepts names of 2 and 50 and passwords of 5 and 50 characters', async () => {
    // A refusal keeps the page for the next one.
    const { write, button, sent, fill } = await openSignUp(() => ({ status: 500, body: {} }));
    await fill();
    const accepted = [
      { name: 'nn', password: 'sssss' },
      { name: 'n'.repeat(50), password: 's'.repeat(50) },
    ];
    for (const { name, password } of accepted) {
      write('Nome da empresa', name);
      write('Senha', password);
      await outwait(() => fireEvent.click(button()));
    }
    expect(sent.map(({ body }) => body)).toMatchObject(accepted);
  });

  it('[LIST-05] is sent 400 ms after the click, not at 399 ms', async () => {
    const { fill, sent } = await openSignUp();
    await fill();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await pass(0);
    expect(screen.getByRole('button', { name: /Cadastrar$/ })).toBeDisabled();
    await pass(399);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toHaveLength(1);
  });

  it('[SIGN-08] [CALL-16] [ERR-03] [ERR-16] [ERR-32] [ERR-02] at a used e-mail or name the form keeps its values and asks for another name and e-mail', async () => {
    const answers: FakeAnswer[] = [
      { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } },
      { status: 400, body: { error: 'ERR_COMPANY_NAME_ALREADY_EXISTS' } },
      { status: 400, body: { error: 'ERR_USER_CREATION_DISABLED' } },
    ];
    const { fill, button, field, visited, sent, logged } = await openSignUp(() => answers.shift()!);
    await fill();
    for (const tries of [1, 2]) {
      await outwait(() => fireEvent.click(button()));
      expect(sent).toHaveLength(tries);
      expect(screen.getByText(/O nome ou o e-mail pode já estar em uso: altere os dois/)).toBeInTheDocument();
      expect(field('Nome da empresa')).toHaveValue('Loja Nova');
      expect(screen.queryByText(/^Cadastro realizado!/)).not.toBeInTheDocument();
    }
    expect(logged.filter((line) => line === 'A call failed')).toHaveLength(2);
    // A known code is a toast, as everywhere.
    await outwait(() => fireEvent.click(button()));
    const toast = within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert');
    expect(toast).toHaveTextContent('O cadastro de usuários está desativado. Fale com o suporte.');
    expect(screen.queryByText(/pode já estar em uso/)).not.toBeInTheDocument();
    expect(field('Nome da empresa')).toHaveValue('Loja Nova');
    expect(visited).toEqual(['/signup']);
  });

  it('[SIGN-08] a company registered after its page was left is told, and the page opened since stays', async () => {
    const { route, answer, isAsked } = createHeldRoute();
    const { user, fill, field, submit, visited } = await openSignUp(route);
    await fill();
    await submit();
    await eventually(() => expect(isAsked()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Já tenho conta: entrar' }));
    await user.click(await screen.findByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { name: 'Redefinir senha' });
    fireEvent.change(field('E-mail'), { target: { value: 'dona@nova.com.br' } });
    await act(async () => answer({ body: { id: 8, name: 'Loja Nova' } }));
    await findSuccess(/^Cadastro realizado!/);
    expect(visited.at(-1)).toBe('/forgetpsw');
    expect(field('E-mail')).toHaveValue('dona@nova.com.br');
  });

  it('[SIGN-09] [SIGN-10] links to the login and back', async () => {
    const { user, visited } = await openSignUp();
    await user.click(screen.getByRole('link', { name: 'Já tenho conta: entrar' }));
    await user.click(await screen.findByRole('link', { name: 'Criar conta' }));
    await screen.findByRole('heading', { name: 'Criar conta' });
    expect(visited).toEqual(['/signup', '/login', '/signup']);
  });

  it('[CALL-17] offers to try again when the plans cannot be loaded', async () => {
    const answers: FakeAnswer[] = [{ status: 500, body: { error: 'x' } }];
    const { user } = await openPublicPage('/signup', {
      'GET /plans/list': () => answers.shift() ?? { body: PLANS },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Não foi possível carregar os planos. Tentar de novo' }),
    );
    await user.click(screen.getByLabelText('Plano'));
    expect(await screen.findByText(/^Essencial · 2 usuários · 1 conexão/)).toBeInTheDocument();
  });
});
