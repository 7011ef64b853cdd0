import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { SessionAnswer } from '@/bridge/desktop';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { dialogClosed, dialogOpened } from '@/store/dialogs';
import { LockHost } from '@/app/lock/LockHost';
import { windowLocked } from '@/entities/device/lock/lock';
import { StoreProvider } from '@/store/StoreProvider';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { eventually } from '@tests/support/eventually';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createTestStore } from '@tests/support/createTestStore';
import { companyServer, demoServer } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { aUser } from '@tests/support/records';
import { renderApp } from '@tests/support/rendering/renderApp';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderSignedIn } from './signedIn';
import { signedInAs } from '../auth/loginUser';

beforeAll(() => import('@/app/lock/LockScreen'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const login = ({ password }: { readonly password: string }): SessionAnswer =>
  password === 'certa' ? signedInAs() : { ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' };

const isLocked = () => 'locked' in document.body.dataset;

it('[TRIAGE-12] Ctrl+Shift+X locks; no key reaches the screens until the password unlocks them', async () => {
  const { system, chooseFromMenu } = createFakeSystem();
  const { user, store, visited } = await renderSignedIn({ bridge: { login, system } });
  fireEvent.keyDown(document.body, { key: 'X', ctrlKey: true, shiftKey: true });
  const password = await screen.findByLabelText('Senha da conta');
  expect(isLocked()).toBe(true);
  await eventually(() => expect(password).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Balcão bloqueado' })).toHaveTextContent('Ana Ribeiro');
  expect(screen.queryByRole('button', { name: 'Usar o Touch ID' })).not.toBeInTheDocument();

  // The palette, from outside and from the field.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(password, { key: 'k', ctrlKey: true });
  // And the native menu, whose keys the page does not see.
  const before = visited.length;
  act(() => chooseFromMenu({ kind: 'shortcut', id: 'openPalette' }));
  act(() => chooseFromMenu({ kind: 'section', section: 'about' }));
  expect(visited).toHaveLength(before);
  expect(store.getState().dialogs.current).toBeNull();
  // Nor does any other key reach a listener, for example antd's dialogs.
  const hear = vi.fn();
  document.addEventListener('keydown', hear);
  for (const key of ['Escape', 'Enter', 'a', 'ArrowDown', 'F6']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(password, { key: 'Escape' });
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) fireEvent.keyDown(password, { key: 'k', [held]: true });
  expect(hear).not.toHaveBeenCalled();
  // But a password is typed and pasted.
  fireEvent.keyDown(password, { key: 'a' });
  fireEvent.keyDown(password, { key: 'v', ctrlKey: true });
  document.removeEventListener('keydown', hear);
  expect(hear).toHaveBeenCalledTimes(2);

  await pasteInto(user, password, 'errada', '{Enter}');
  expect(await screen.findByText('Senha incorreta. Restam 4 tentativas.')).toBeInTheDocument();
  await eventually(() => expect(password).toHaveValue(''));
  await user.type(password, 'certa');
  await user.click(screen.getByRole('button', { name: /Desbloquear$/ }));
  await waitFor(() => expect(isLocked()).toBe(false));
  await eventually(() => expect(screen.queryByLabelText('Senha da conta')).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(store.getState().dialogs.current).toEqual({ type: 'palette' });
});

it('[TRIAGE-12] a server that does not answer is not called a wrong password; a fingerprint unlocks where there is a reader', async () => {
  const silent = (): SessionAnswer => ({ ok: false, status: null, error: null });
  const { system } = createFakeSystem({ touch: 'right' });
  const { user, store } = await renderSignedIn({ bridge: { login: silent, system } });
  act(() => void store.dispatch(windowLocked()));
  await user.type(await screen.findByLabelText('Senha da conta'), 'certa{Enter}');
  expect(
    await screen.findByText('O servidor não respondeu. Verifique a internet e tente de novo.'),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Usar o Touch ID' }));
  await eventually(() => expect(isLocked()).toBe(false));
});

it('[DEMO-06] a locked window of the demo workspace is marked as a demo, one of a company server is not', async () => {
  const mark = 'Ambiente de demonstração. Nenhuma mensagem real é enviada.';
  for (const [current, isMarked] of [
    [demoServer, true],
    [companyServer, false],
  ] as const) {
    const { store } = await renderSignedIn({ bridge: { server: { current, recent: [] } } });
    act(() => void store.dispatch(windowLocked()));
    // The screens below, which are marked too, are not drawn.
    const lock = within(await screen.findByRole('dialog', { name: 'Balcão bloqueado' }));
    expect(lock.queryAllByText(mark)).toHaveLength(isMarked ? 1 : 0);
    cleanup();
  }
});

it('[TRIAGE-12] a password typed while the last one is checked stays', async () => {
  const answers: ((answer: SessionAnswer) => void)[] = [];
  const { user, store } = await renderSignedIn({
    bridge: { login: () => new Promise<SessionAnswer>((resolve) => void answers.push(resolve)) },
  });
  act(() => void store.dispatch(windowLocked()));
  const password = await screen.findByLabelText('Senha da conta');
  await pasteInto(user, password, 'errada', '{Enter}');
  await eventually(() => expect(answers).toHaveLength(1));
  await user.clear(password);
  await user.type(password, 'cer');
  await act(async () => answers[0]?.({ ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' }));
  expect(await screen.findByText('Senha incorreta. Restam 4 tentativas.')).toBeInTheDocument();
  expect(password).toHaveValue('cer');
});

it('[TRIAGE-12] nobody is locked out before signing in', async () => {
  const { user, store } = await renderApp({ path: '/login' });
  const password = await screen.findByLabelText('Senha');
  fireEvent.keyDown(document.body, { key: 'X', ctrlKey: true, shiftKey: true });
  expect(isLocked()).toBe(false);
  expect(store.getState().lock.locked).toBe(false);
  await user.type(password, 'x');
  expect(password).toHaveValue('x');
});

it('[TRIAGE-12] locks after the chosen idle minutes since the last key press, mouse move or turn of the wheel', async () => {
  const { store } = await renderSignedIn({ bridge: { login } });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  act(() => void store.dispatch(preferencesChanged({ lockAfter: 2 })));
  act(() => void vi.advanceTimersByTime(115_000));
  fireEvent.pointerMove(window);
  act(() => void vi.advanceTimersByTime(115_000));
  fireEvent.wheel(window);
  act(() => void vi.advanceTimersByTime(115_000));
  expect(isLocked()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  act(() => void vi.advanceTimersByTime(119_999));
  expect(isLocked()).toBe(false);
  act(() => void vi.advanceTimersByTime(5_001));
  expect(isLocked()).toBe(true);
});

it('[TRIAGE-12] locks after the chosen minutes also where the clock was set back meanwhile', async () => {
  const { store } = await renderSignedIn({ bridge: { login } });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  act(() => void store.dispatch(preferencesChanged({ lockAfter: 2 })));
  vi.setSystemTime(Date.now() - 3_600_000);
  act(() => void vi.advanceTimersByTime(120_000));
  expect(isLocked()).toBe(false);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(isLocked()).toBe(true);
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
  ['a click', () => fireEvent.pointerDown(screen.getByRole('button', { name: /^Conta de/ }))],
])('[TRIAGE-12] the first signal after sleep, %s, only locks', async (_, sign) => {
  const { store } = await renderSignedIn({ bridge: { login } });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  act(() => void store.dispatch(preferencesChanged({ lockAfter: 2 })));
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  document.body.addEventListener('pointerdown', heard);
  // Timers stop while the computer sleeps.
  vi.setSystemTime(Date.now() + 119_999);
  sign();
  expect([isLocked(), heard.mock.calls.length]).toEqual([false, 1]);
  act(() => void store.dispatch(dialogClosed()));
  vi.setSystemTime(Date.now() + 120_000);
  sign();
  document.body.removeEventListener('keydown', heard);
  document.body.removeEventListener('pointerdown', heard);
  expect([isLocked(), heard.mock.calls.length]).toEqual([true, 1]);
  expect(store.getState().dialogs.current).toBeNull();
});

it('[TRIAGE-12] a picture or video in full screen leaves full screen, and what plays is paused', async () => {
  const { store } = await renderSignedIn({ bridge: { login } });
  const [leaveScreen, leaveCorner] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const parts = {
    fullscreenElement: document.body,
    exitFullscreen: leaveScreen,
    pictureInPictureElement: document.body,
    exitPictureInPicture: leaveCorner,
  };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(document, name, { value, configurable: true });
  const playing = (['video', 'audio'] as const).map((tag) => document.body.appendChild(document.createElement(tag)));
  const pauses = playing.map((media) => {
    Object.defineProperty(media, 'paused', { value: false });
    return vi.spyOn(media, 'pause').mockReturnValue();
  });
  act(() => void store.dispatch(windowLocked()));
  for (const media of playing) media.remove();
  for (const name of Object.keys(parts)) Reflect.deleteProperty(document, name);
  expect([leaveScreen, leaveCorner, ...pauses].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
});

it('[TRIAGE-12] a lock whose screen fails stays locked and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // This name cannot be rendered as text, and the server does not repair it.
  const app = createTestStore({ routes: { 'GET /users/10': { status: 500 } } });
  app.begin(aUser({ name: {} as string }));
  render(
    <StoreProvider store={app.store} server={app.services.server}>
      <TextsProvider i18n={await createTestI18n()}>
        <p>Conversa</p>
        <ConfirmProvider>
          <LockHost log={app.services.log} fallback={<p>Algo deu errado</p>} />
        </ConfirmProvider>
      </TextsProvider>
    </StoreProvider>,
  );
  act(() => void app.store.dispatch(windowLocked()));
  const said = await screen.findByText('Algo deu errado');
  expect(said.closest('[data-lock-root]')).not.toBeNull();
  expect(isLocked()).toBe(true);
  expect(screen.getByText('Conversa')).toBeInTheDocument();
});

it('[CALL-03] [SESS-15] [TRIAGE-12] a user who locked from the user menu can sign out instead', async () => {
  const { user, store, callLog, storage, visited } = await renderSignedIn({ bridge: { login } });
  await user.click(screen.getByRole('button', { name: /^Conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bloquear a janela' }));
  expect(isLocked()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  expect(isLocked()).toBe(false);
  await waitFor(() => expect(visited.at(-1)).toBe('/login'));
  expect([callLog.logouts, storage.getItem('userId'), storage.getItem('companyId')]).toEqual([1, null, null]);
});

it('[DIAG-01] the question of a proxy is asked over the lock: without an answer no password can be checked', async () => {
  const { system, askForAccount, callLog } = createFakeSystem();
  const { user, store } = await renderSignedIn({ bridge: { login, system } });
  act(() => void store.dispatch(windowLocked()));
  await screen.findByLabelText('Senha da conta');
  act(() => askForAccount({ id: 1, host: 'proxy.empresa', realm: '', again: false }));
  const dialog = within(await screen.findByRole('dialog', { name: 'O proxy da rede pede uma senha' }));
  // What is outside of the lock is hidden.
  expect(dialog.getByLabelText('Usuário').closest('[data-lock-root]')).not.toBeNull();
  await user.type(dialog.getByLabelText('Usuário'), 'ana');
  await pasteInto(user, dialog.getByLabelText('Senha'), 'segredo', '{Enter}');
  await waitFor(() => expect(callLog.accounts).toEqual([{ id: 1, account: { username: 'ana', password: 'segredo' } }]));
  expect(isLocked()).toBe(true);
});

it('[TRIAGE-12] signing out from the lock asks first where a form under it holds something unsaved', async () => {
  const { user, store } = await renderSignedIn({ bridge: { login } });
  act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
  await user.type(await screen.findByLabelText('Nome'), 'Débora');
  act(() => void store.dispatch(windowLocked()));
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    return findQuestion('Descartar alterações?');
  };
  const question = await press();
  // What is outside of the lock is hidden.
  expect(question.closest('[data-lock-root]')).not.toBeNull();
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(store.getState().session.status).toBe('signedIn');
  expect(isLocked()).toBe(true);
  await user.click(within(await press()).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
});
