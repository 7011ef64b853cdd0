import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { createFakeDesktop, demoServer } from '@tests/support/fakes/fakeDesktop';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { renderApp } from '@tests/support/rendering/renderApp';
import { outwait, pass } from '@tests/support/rendering/renderPage';
import { openPublicPage, remembering, type SentRequest } from './publicPage';

const EMAIL = 'ana+1@aurora.com.br';
const ASK = 'POST /base/forgetpassword/ana%2B1%40aurora.com.br';
const OK: FakeAnswer = { body: { message: 'E-mail enviado com sucesso' } };

const write = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

const openPage = async (routes: FakeRoutes = {}, provider?: string) => {
  const sent: SentRequest[] = [];
  const app = await openPublicPage('/forgetpsw', { [ASK]: remembering(sent, () => OK), ...routes }, provider);
  await screen.findByRole('heading', { name: 'Redefinir senha' });
  const askForCode = async (email = EMAIL) => {
    write('E-mail', email);
    await app.user.click(screen.getByRole('button', { name: 'Enviar Email' }));
  };
  const fillIn = async (code: string, password: string, confirmation = password) => {
    const fields = { 'Código recebido': code, 'Nova senha': password, 'Confirmar nova senha': confirmation };
    for (const [name, text] of Object.entries(fields)) write(name, text);
    await app.user.click(screen.getByRole('button', { name: 'Redefinir Senha' }));
  };
  return { ...app, sent, askForCode, fillIn };
};

describe('a forgotten password', () => {
  it('[PWD-01] [PWD-02] [LIST-11] requires a valid e-mail before anything is sent', async () => {
    const { calls } = await openPage();
    const asked = calls.length;
    for (const [email, problem] of [
      ['', 'Required'],
      ['   ', 'Required'],
      ['ana@', 'Invalid email'],
      ['@aurora.com.br', 'Invalid email'],
      ['ana@aurora', 'Invalid email'],
      ['an a@aurora.com.br', 'Invalid email'],
      ['ana@aurora.com.br, bia@aurora.com.br', 'Invalid email'],
    ] as const) {
      write('E-mail', email);
      await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Enviar Email' })));
      expect(screen.getByLabelText('E-mail'), email).toHaveAccessibleDescription(problem);
    }
    expect(calls.slice(asked)).toEqual([]);
  });

  it('[PWD-02] [PWD-03] [PWD-05] [PWD-10] [PWD-11] [SEC-05] [SESS-21] [CALL-160] [CALL-161] is reset with a code sent by e-mail, through the provider, without a token', async () => {
    const reset: SentRequest[] = [];
    const password = 'Nova/Senha#1%';
    const { askForCode, fillIn, sent, visited, logged } = await openPage({
      [`POST /base/resetpasswords/ana%2B1%40aurora.com.br/a%2Fb/${encodeURIComponent(password)}`]: remembering(
        reset,
        () => ({ body: { message: 'Senha redefinida com sucesso' } }),
      ),
    });
    await askForCode(` ${EMAIL} `);
    await findSuccess('Email enviado com sucesso!');
    expect(sent).toEqual([
      {
        url: 'https://provider.example.com/base/forgetpassword/ana%2B1%40aurora.com.br',
        body: undefined,
        authorization: undefined,
        withCookies: false,
      },
    ]);
    for (const name of ['Nova senha', 'Confirmar nova senha']) {
      expect(screen.getByLabelText(name)).toHaveAttribute('type', 'password');
    }
    // What is pasted often brings blanks with it.
    await fillIn(' a/b ', password);
    await waitFor(() => expect(visited).toEqual(['/forgetpsw', '/login']));
    await findSuccess('Senha redefinida com sucesso.');
    expect(reset).toEqual([
      {
        url: `https://provider.example.com/base/resetpasswords/ana%2B1%40aurora.com.br/a%2Fb/${encodeURIComponent(password)}`,
        body: undefined,
        authorization: undefined,
        withCookies: false,
      },
    ]);
    expect(logged).toEqual([]);
  });

  it('[DESK-17] [PWD-11] [CALL-160] another provider address is another host', async () => {
    const sent: SentRequest[] = [];
    const { askForCode } = await openPage(
      { 'POST /forgetpassword/ana%2B1%40aurora.com.br': remembering(sent, () => OK) },
      'https://contas.example.org',
    );
    await askForCode();
    await screen.findByLabelText('Código recebido');
    expect(sent.map(({ url }) => url)).toEqual(['https://contas.example.org/forgetpassword/ana%2B1%40aurora.com.br']);
  });

  it('[LIST-05] [PWD-08] asks for the code, and sends it with the new password, 400 ms after the click, not at 399 ms', async () => {
    const { sent, calls } = await openPage({
      'POST /base/resetpasswords/ana%2B1%40aurora.com.br/c/Abcdefg1': { body: {} },
    });
    write('E-mail', EMAIL);
    vi.useFakeTimers();
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await pass(0);
      expect(screen.getByRole('button', { name: new RegExp(`${name}$`) })).toBeDisabled();
      await pass(399);
    };
    try {
      await press('Enviar Email');
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent).toHaveLength(1);
      // The second step takes the place of the first.
      expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
      write('Código recebido', 'c');
      for (const name of ['Nova senha', 'Confirmar nova senha']) write(name, 'Abcdefg1');
      const resets = () => calls.filter((call) => call.includes('resetpasswords'));
      await press('Redefinir Senha');
      expect(resets()).toEqual([]);
      await pass(1);
      expect(resets()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[PWD-03] [PWD-04] [PWD-11] [CALL-160] [ERR-02] a 404, also one inside a 200 and with a text that reads like success, says that the e-mail is unknown; a server that fails or is out of reach says neither this nor that it is sent, and no session is renewed', async () => {
    const sentence = 'E-mail enviado com sucesso';
    const UNKNOWN = 'Email não encontrado';
    const FAILED = 'Não foi possível concluir. Tente novamente.';
    const DENIED = 'Você não tem permissão para isso. Fale com o administrador.';
    const rounds: [shown: string, answer: () => FakeAnswer | Promise<FakeAnswer>][] = [
      [UNKNOWN, () => ({ status: 404, body: { error: sentence } })],
      [FAILED, () => ({ status: 500, body: { error: 'x' } })],
      [UNKNOWN, () => ({ status: 200, body: { status: 404, message: sentence } })],
      [FAILED, () => ({ status: 400, body: { error: 'x' } })],
      [FAILED, () => ({ status: 401, body: { error: 'x' } })],
      [DENIED, () => ({ status: 403, body: { error: 'x' } })],
      [UNKNOWN, () => ({ status: 404, body: { error: sentence } })],
      [FAILED, () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK))],
    ];
    let answer = rounds[0]![1];
    const { calls } = await openPage({ [ASK]: () => answer() });
    const before = calls.length;
    write('E-mail', EMAIL);
    for (const [index, [shown, next]] of rounds.entries()) {
      answer = next;
      await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Enviar Email' })));
      expect(screen.getByText(shown), `round ${index}`).toBeVisible();
      for (const text of [UNKNOWN, FAILED, 'Email enviado com sucesso!'].filter((other) => other !== shown)) {
        expect(screen.queryByText(text), `round ${index}`).not.toBeInTheDocument();
      }
      expect(screen.queryByLabelText('Código recebido')).not.toBeInTheDocument();
    }
    expect(calls.slice(before)).toEqual(rounds.map(() => ASK));
  });

  it('begins with the address that was typed at the sign-in', async () => {
    const { user } = await openPublicPage('/login', {});
    await screen.findByLabelText('E-mail');
    write('E-mail', EMAIL);
    await user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { name: 'Redefinir senha' });
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL);
  });

  it('another code is asked for with the address that is already there', async () => {
    const { askForCode, user } = await openPage();
    await askForCode(` ${EMAIL} `);
    await screen.findByLabelText('Código recebido');
    await user.click(screen.getByRole('button', { name: 'Usar outro e-mail ou pedir outro código' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue(EMAIL);
  });

  it('[PWD-07] [PWD-08] [PWD-09] [LIST-11] refuses a missing, weak or different password', async () => {
    const { askForCode, fillIn, calls } = await openPage();
    await askForCode();
    await screen.findByLabelText('Código recebido');
    await fillIn('', '');
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
    for (const name of ['Código recebido', 'Nova senha', 'Confirmar nova senha'])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Required');
    const weak = 'Sua senha precisa ter no mínimo 8 caracteres, sendo uma letra maiúscula, uma minúscula e um número.';
    const field = (name: string) => screen.getByLabelText(name);
    write('Código recebido', 'c');
    // 7 characters; no uppercase letter, no lowercase one, no digit.
    for (const password of ['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
      for (const name of ['Nova senha', 'Confirmar nova senha']) write(name, password);
      await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Redefinir Senha' })));
      expect(field('Nova senha'), password).toHaveAccessibleDescription(weak);
    }
    write('Nova senha', 'Abcdefg1');
    for (const other of ['abcdefg1', 'Abcdefg', 'Abcdefg12', 'Abcdefg1 ']) {
      write('Confirmar nova senha', other);
      await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Redefinir Senha' })));
      expect(field('Confirmar nova senha'), other).toHaveAccessibleDescription('As senhas não correspondem');
    }
    expect(calls.filter((call) => call.includes('resetpasswords'))).toEqual([]);
  });

  it('[PWD-06] shows and hides each password independently', async () => {
    const { user, askForCode } = await openPage();
    await askForCode();
    const password = await screen.findByLabelText('Nova senha');
    const confirmation = screen.getByLabelText('Confirmar nova senha');
    fireEvent.change(password, { target: { value: 'Abcdefg1' } });
    await user.click(screen.getAllByRole('button', { name: 'Mostrar senha' })[0]!);
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('Abcdefg1');
    expect(confirmation).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(confirmation).toHaveAttribute('type', 'text');
    await user.click(screen.getAllByRole('button', { name: 'Ocultar senha' })[0]!);
    expect(password).toHaveAttribute('type', 'password');
    expect(confirmation).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(confirmation).toHaveAttribute('type', 'password');
  });

  it('[PWD-10] [PWD-12] a password changed after its page was left for the sign-up is told, and the page opened since stays', async () => {
    const { route, answer, isAsked } = createHeldRoute();
    const { user, askForCode, fillIn, visited } = await openPage({
      'POST /base/resetpasswords/ana%2B1%40aurora.com.br/c/Abcdefg1': route,
    });
    await askForCode();
    await screen.findByLabelText('Código recebido');
    await fillIn('c', 'Abcdefg1');
    await eventually(() => expect(isAsked()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Criar conta' }));
    await screen.findByRole('heading', { name: 'Criar conta' });
    await act(async () => answer({ body: {} }));
    await findSuccess('Senha redefinida com sucesso.');
    expect(visited).toEqual(['/forgetpsw', '/signup']);
  });

  it('[PWD-10] [PWD-11] [ERR-02] [ERR-03] a wrong code, a 404 or a 200 that tells a 404 inside, and any other refusal keep the form and its values', async () => {
    const error = 'Verifique o Token informado';
    const WRONG = 'Código inválido ou já usado. Confira o código recebido.';
    const rounds: readonly (readonly [FakeAnswer, string])[] = [
      [{ status: 404, body: { error } }, WRONG],
      [{ status: 200, body: { status: 404, error } }, WRONG],
      [{ status: 500, body: { error: 'x' } }, 'Não foi possível concluir. Tente novamente.'],
      [{ status: 401, body: { error: 'x' } }, 'Não foi possível concluir. Tente novamente.'],
    ];
    let answer = rounds[0]![0];
    const RESET = 'POST /base/resetpasswords/ana%2B1%40aurora.com.br/falso/Abcdefg1';
    const { askForCode, visited, details, calls } = await openPage({ [RESET]: () => answer });
    await askForCode();
    await screen.findByLabelText('Código recebido');
    write('Código recebido', 'falso');
    for (const name of ['Nova senha', 'Confirmar nova senha']) write(name, 'Abcdefg1');
    for (const [index, [next, text]] of rounds.entries()) {
      answer = next;
      await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Redefinir Senha' })));
      expect(details).toHaveLength(index + 1);
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByLabelText('Código recebido')).toHaveValue('falso');
      for (const name of ['Nova senha', 'Confirmar nova senha'])
        expect(screen.getByLabelText(name)).toHaveValue('Abcdefg1');
    }
    expect(screen.queryByText('Senha redefinida com sucesso.')).not.toBeInTheDocument();
    expect(visited).toEqual(['/forgetpsw']);
    // Nothing of what was typed.
    const entry = { message: 'A call failed', call: 'account/resetPassword', code: null, status: 404 };
    expect(details).toEqual([entry, entry, { ...entry, status: 500 }, { ...entry, status: 401 }]);
    // Nor is a session renewed.
    const [ask, ...resets] = calls.slice(-5);
    expect([ask, new Set(resets)]).toEqual([ASK, new Set([RESET])]);
  });

  it('[PWD-12] links to the sign-up', async () => {
    const { user, visited } = await openPage();
    await user.click(screen.getByRole('link', { name: 'Criar conta' }));
    await screen.findByRole('heading', { name: 'Criar conta' });
    expect(visited).toEqual(['/forgetpsw', '/signup']);
  });

  it('opens the mailbox of the demo workspace, where the e-mail arrives', async () => {
    const fake = createFakeDesktop({ server: { current: demoServer, recent: [] } });
    const opened: string[] = [];
    const window = { ...fake.desktop.window, openExternal: async (url: string) => void opened.push(url) };
    const app = await renderApp({ desktop: { ...fake.desktop, window }, path: '/forgetpsw' });
    await app.user.click(await screen.findByRole('button', { name: 'Abrir a caixa de e-mails da demonstração' }));
    expect(opened).toEqual(['http://127.0.0.1:4123/__demo/mail?lang=pt']);
  });
});
