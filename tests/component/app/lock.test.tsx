import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { preferencesChanged } from '@/entities/device/preferences/preferencesSlice';
import { renderSignedIn } from './signedIn';
import { signedInAs } from '../auth/loginUser';

beforeAll(() => import('@/app/lock/LockScreen'));
afterEach(() => void vi.useRealTimers());

const login = ({ password }: { readonly password: string }): SessionAnswer =>
  password === 'certa' ? signedInAs() : { ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' };

const isLocked = () => 'locked' in document.body.dataset;

it('[TRIAGE-12] Ctrl+Shift+X locks; no key reaches the screens, and the password brings them back', async () => {
  const { user, store } = await renderSignedIn({ bridge: { login } });
  fireEvent.keyDown(document.body, { key: 'X', ctrlKey: true, shiftKey: true });
  const password = await screen.findByLabelText('Senha da conta');
  expect(isLocked()).toBe(true);
  expect(password).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Balcão bloqueado' })).toHaveTextContent('Ana Ribeiro');

  // The palette, from outside and from the field.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(password, { key: 'k', ctrlKey: true });
  expect(store.getState().dialogs.current).toBeNull();

  await user.type(password, 'errada{Enter}');
  expect(await screen.findByText('Senha incorreta. Restam 4 tentativas.')).toBeInTheDocument();
  expect(password).toHaveValue('');
  await user.type(password, 'certa');
  await user.click(screen.getByRole('button', { name: /Desbloquear$/ }));
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(screen.queryByLabelText('Senha da conta')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(store.getState().dialogs.current).toEqual({ type: 'palette' });
});

it('[TRIAGE-12] it locks after the chosen idle minutes, counted from the last key or move', async () => {
  const { store } = await renderSignedIn({ bridge: { login } });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  act(() => void store.dispatch(preferencesChanged({ lockAfter: 2 })));
  act(() => void vi.advanceTimersByTime(115_000));
  fireEvent.pointerMove(window);
  act(() => void vi.advanceTimersByTime(115_000));
  expect(isLocked()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  act(() => void vi.advanceTimersByTime(119_999));
  expect(isLocked()).toBe(false);
  act(() => void vi.advanceTimersByTime(5_001));
  expect(isLocked()).toBe(true);
});

it('[TRIAGE-12] who locks by the menu of the user can sign out instead', async () => {
  const { user, store } = await renderSignedIn({ bridge: { login } });
  await user.click(screen.getByRole('button', { name: /^Conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bloquear a janela' }));
  expect(isLocked()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  expect(isLocked()).toBe(false);
});
