import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { changeLanguage } from '@/i18n/init';
import { eventually } from '@tests/support/eventually';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { renderApp } from '@tests/support/rendering/renderApp';
import { dueOn, signedInAs } from './loginUser';
import { hold } from '@tests/support/hold';

const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const openLogin = async (login: () => SessionAnswer | Promise<SessionAnswer>, path = '/login') => {
  const fake = createFakeDesktop({ login });
  const app = await renderApp({ desktop: fake.desktop, path });
  const form = {
    email: await screen.findByLabelText('E-mail'),
    password: screen.getByLabelText('Senha'),
    submit: screen.getByRole('button', { name: 'Entrar' }),
  };
  const signIn = async (): Promise<void> => {
    write(form.email, 'ana@aurora.com.br');
    write(form.password, 'segredo');
    await app.user.click(form.submit);
  };
  return { ...app, ...fake, form, signIn };
};

const greeting = () => screen.findByText('Ana Ribeiro');

describe('login', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 10) }));
  afterEach(() => vi.useRealTimers());

  it('[SESS-03] opens /, which leads an agent to the tickets', async () => {
    const { signIn, visited } = await openLogin(() => signedInAs());
    await signIn();
    await greeting();
    await waitFor(() => expect(visited).toEqual(['/login', '/', '/tickets']));
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('[SESS-03] opens /, where an admin stays, whatever address was asked for without a session', async () => {
    const { signIn, visited } = await openLogin(() => signedInAs({ profile: 'admin' }), '/contacts');
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(visited).toEqual(['/contacts', '/login', '/']);
  });

  it('[SESS-01] stores the ids of the session but no token', async () => {
    const { signIn, storage } = await openLogin(() => signedInAs());
    await signIn();
    await greeting();
    expect(storage.getItem('userId')).toBe('7');
    expect(storage.getItem('companyId')).toBe('3');
    expect(Object.keys(storage).join()).not.toMatch(/token/i);
  });

  it('[SESS-02] is loading while the login runs and authenticated afterwards', async () => {
    const { held, release: answer } = hold<SessionAnswer>();
    const { signIn, store, form } = await openLogin(() => held);
    await signIn();
    expect(form.submit).toBeDisabled();
    expect(form.submit).toHaveClass('ant-btn-loading');
    expect(store.getState().session.status).toBe('signingIn');
    answer(signedInAs());
    await greeting();
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('[CALL-01] [SESS-04] [SESS-05] [FMT-01] refuses an expired subscription, names its date, and stores nothing', async () => {
    const { signIn, storage, callLog, calls, visited } = await openLogin(() => dueOn('2026-11-20T00:00:00.000Z'));
    await signIn();
    const toast = await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('alert');
    const text = 'Opss! Sua assinatura venceu em 20/11/2026. Entre em contato com o Suporte para mais informações!';
    expect(within(toast).getByText(text)).toBeInTheDocument();
    expect(callLog.discards).toBe(1);
    expect(storage.getItem('userId')).toBeNull();
    expect(calls).toEqual([]);
    expect(visited.at(-1)).toBe('/login');
  });

  it('[CALL-01] [SESS-06] [SESS-07] [SESS-09] warns of a due date that is near, and goes on', async () => {
    const { signIn, i18n } = await openLogin(() => dueOn('2026-11-22T00:00:00.000Z'));
    await signIn();
    const toast = (await screen.findByText('Sua assinatura vence em 1 dia')).closest('[role="status"]');
    expect(toast?.querySelector('svg')?.getAttribute('class')).toMatch(/warning/);
    expect(await greeting()).toBeInTheDocument();
    for (const count of [0, 4]) {
      expect(i18n.t('notices:session.subscriptionEnding', { count })).toBe(`Sua assinatura vence em ${count} dias`);
    }
    for (const [language, ...texts] of [
      ['en', 'Your subscription ends in 0 days', 'Your subscription ends in 1 day', 'Your subscription ends in 4 days'],
      ['es', 'Su suscripción vence en 0 días', 'Su suscripción vence en 1 día', 'Su suscripción vence en 4 días'],
    ] as const) {
      await act(() => changeLanguage(i18n, language));
      expect([0, 1, 4].map((count) => i18n.t('notices:session.subscriptionEnding', { count }))).toEqual(texts);
    }
  });

  it('[SESS-08] does not warn of a due date in five days', async () => {
    const { signIn } = await openLogin(() => dueOn('2026-11-26T00:00:00.000Z'));
    await signIn();
    await greeting();
    expect(screen.queryByText(/Sua assinatura/)).not.toBeInTheDocument();
  });

  it('[CALL-01] [SIGN-11] [LIST-11] sends nothing while e-mail or password is missing', async () => {
    const { user, form, callLog } = await openLogin(() => signedInAs());
    write(form.email, 'ana@aurora.com.br');
    await user.click(form.submit);
    await waitFor(() => expect(form.password).toHaveAccessibleDescription('Informe a senha.'));
    write(form.email, '');
    write(form.password, 'segredo');
    await user.click(form.submit);
    await waitFor(() => expect(form.email).toHaveAccessibleDescription('Informe o e-mail.'));
    // Blanks are no address, and Enter sends like the button.
    write(form.email, '   ');
    await user.type(form.password, '{Enter}');
    await waitFor(() => expect(form.email).toHaveAccessibleDescription('Informe o e-mail.'));
    write(form.password, '');
    await user.click(form.submit);
    await waitFor(() => expect(form.password).toHaveAccessibleDescription('Informe a senha.'));
    expect(form.email).toHaveAccessibleDescription('Informe o e-mail.');
    expect(callLog.logins).toEqual([]);
    write(form.email, 'ana@aurora.com.br');
    write(form.password, 'segredo');
    await user.click(form.submit);
    await greeting();
    expect(callLog.logins).toEqual([{ email: 'ana@aurora.com.br', password: 'segredo' }]);
  });

  it('[LIST-05] is sent at once', async () => {
    const { form, callLog } = await openLogin(() => new Promise(() => {}));
    write(form.email, 'ana@aurora.com.br');
    write(form.password, 'segredo');
    vi.useFakeTimers();
    fireEvent.click(form.submit);
    await act(async () => {});
    expect(callLog.logins).toHaveLength(1);
  });

  it.each(['ERR_INVALID_CREDENTIALS', 'ERR_USER_DONT_EXISTS'])(
    '[SESS-02] [SIGN-12] [ERR-12] [ERR-31] %s shows one toast and stays on /login with its values',
    async (error) => {
      const { signIn, form, visited } = await openLogin(() => ({ ok: false, status: 401, error }));
      await signIn();
      const notices = screen.getByRole('region', { name: 'Avisos' });
      const [toast, ...more] = await within(notices).findAllByRole('alert');
      expect(toast).toHaveTextContent('E-mail ou senha incorretos. Confira e tente de novo.');
      expect(more).toEqual([]);
      expect(visited).toEqual(['/login']);
      expect(form.email).toHaveValue('ana@aurora.com.br');
      expect(form.submit).toBeEnabled();
      // The toast goes; the sentence beside the fields stays, and typing replaces the password.
      expect(
        within(screen.getByRole('main')).getByText('E-mail ou senha incorretos. Confira e tente de novo.'),
      ).toBeInTheDocument();
      const password = form.password as HTMLInputElement;
      await eventually(() => expect(password).toHaveFocus());
      expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]);
    },
  );

  it('[A11Y-02] the e-mail field has the focus from the start', async () => {
    const { form } = await openLogin(() => signedInAs());
    await eventually(() => expect(form.email).toHaveFocus());
  });

  it.each([null, 500])(
    '[ERR-02] a failure without a known code (status %s) is shown in the form, not as a toast',
    async (status) => {
      const { signIn, form, logged } = await openLogin(() => ({ ok: false, status, error: 'ERR_SOMETHING_NEW' }));
      await signIn();
      expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
      expect(within(screen.getByRole('region', { name: 'Avisos' })).queryByRole('alert')).not.toBeInTheDocument();
      expect(form.password).toHaveValue('segredo');
      expect(form.submit).toBeEnabled();
      expect(logged).toContain('A call failed');
    },
  );
});
