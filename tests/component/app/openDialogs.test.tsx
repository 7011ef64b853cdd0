import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { dialogClosed, dialogOpened } from '@/store/dialogs';
import { registerShortcut } from '@/ui/shortcuts/activeShortcuts';
import { eventually } from '@tests/support/eventually';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderSignedIn, signIn } from './signedIn';
import { signedInAs } from '../auth/loginUser';

/** What comes from outside the page while a dialog is open over the screen. */
const open = async (path: string, routes = {}) => {
  const machine = createFakeSystem();
  const bridge = { system: machine.system, login: () => signedInAs() };
  const app = await renderSignedIn({ path, routes, bridge });
  return { ...app, machine };
};

it('a native menu does not reach the screen behind a dialog, as its keys do not', async () => {
  const { user, machine, store } = await open('/others/about');
  const resolved: string[] = [];
  onTestFinished(registerShortcut('resolveTicket', () => void resolved.push('resolved')));
  act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
  const dialog = await screen.findByRole('dialog');
  await pasteInto(user, within(dialog).getByLabelText('Nome'), 'Débora');
  act(() => machine.chooseFromMenu({ kind: 'shortcut', id: 'resolveTicket' }));
  act(() => machine.chooseFromMenu({ kind: 'shortcut', id: 'openPalette' }));
  expect(resolved).toEqual([]);
  expect(store.getState().dialogs.current).toEqual({ type: 'contact', contactId: null });
  expect(within(dialog).getByLabelText('Nome')).toHaveValue('Débora');
});

it('[TRIAGE-12] a native menu locks the window although a dialog is open', async () => {
  const { machine, store } = await open('/others/about');
  act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
  await screen.findByRole('dialog');
  act(() => machine.chooseFromMenu({ kind: 'shortcut', id: 'lockWindow' }));
  expect(store.getState().lock.locked).toBe(true);
});

it('[HELP-05] Escape in the player of a help video, whose keys the page does not hear, closes the video', async () => {
  const routes = { 'GET /helps/list': { body: [{ id: 1, title: 'Campanhas', description: null, video: 'abc-1' }] } };
  const { user, machine } = await open('/helps', routes);
  await user.click(await screen.findByRole('button', { name: /Campanhas/ }));
  const player = await screen.findByTitle('Vídeo: Campanhas');
  player.focus();
  act(() => machine.chooseFromMenu({ kind: 'escape' }));
  await waitFor(() => expect(player).not.toBeInTheDocument());
  await eventually(() => expect(screen.getByRole('button', { name: /Campanhas/ })).toHaveFocus());
});

const TAGS = { body: { tags: [{ id: 4, name: 'Frete', color: '#0a0' }], count: 1, hasMore: false } };

it('[SEC-08] a question ends with the session, so that the next user does not answer it', async () => {
  const { user, store, calls } = await open('/tags', { 'GET /tags/': TAGS, 'GET /tags': TAGS, 'DELETE /tags/4': {} });
  await user.click(await screen.findByRole('button', { name: 'Excluir Frete' }));
  const question = await screen.findByRole('dialog', { name: 'Excluir a tag “Frete”?' });
  await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
  await signIn(user);
  // jsdom ends no animation, so the question is still in the page.
  fireEvent.click(within(question).getByText('Excluir'));
  await act(async () => {});
  expect(calls).not.toContain('DELETE /tags/4');
});

it('an update that is ready does not take the place of a question the user has just asked for', async () => {
  const { user, machine } = await open('/tags', { 'GET /tags/': TAGS, 'GET /tags': TAGS });
  await user.click(await screen.findByRole('button', { name: 'Excluir Frete' }));
  const question = await screen.findByRole('dialog');
  await act(async () => machine.tellUpdate({ kind: 'ready', version: '0.2.0' }));
  await act(async () => {});
  expect(question).toHaveTextContent('Frete');
  expect(screen.queryByText('Instalar a versão 0.2.0?')).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('dialog', { name: 'Instalar a versão 0.2.0?' }, { timeout: 5_000 })).toBeVisible();
  expect(machine.callLog.installs).toBe(0);
});

it('a second request of the same dialog begins anew', async () => {
  const { user, store } = await open('/others/about');
  act(() => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 1 })));
  const note = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Nota (opcional)' });
  await screen.findByRole('dialog');
  await pasteInto(user, note(), 'Ligar para a Marina');
  act(() => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 2 })));
  expect(note()).toHaveValue('');
});

describe('a place that a link of the system names while a dialog of the page holds something typed', () => {
  const openTyped = async () => {
    const app = await open('/tags', { 'GET /tags/': TAGS, 'GET /tags': TAGS });
    await app.user.click(await screen.findByRole('button', { name: 'Nova tag' }));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(app.user, within(dialog).getByLabelText('Nome'), 'Atacado');
    act(() => app.machine.openLink({ kind: 'chat', uuid: 'c-1' }));
    const question = await findQuestion('Descartar alterações?');
    return { ...app, dialog, question };
  };

  it('is not opened unless the user agrees to lose it', async () => {
    const { user, visited, dialog, question } = await openTyped();
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(visited.at(-1)).toBe('/tags');
    expect(within(dialog).getByLabelText('Nome')).toHaveValue('Atacado');
  });

  it('is opened once the user has agreed', async () => {
    const { user, visited, question } = await openTyped();
    expect(visited.at(-1)).toBe('/tags');
    await user.click(within(question).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/chats/c-1'));
  });

  it('is opened at once below a dialog that stays', async () => {
    const { user, machine, store, visited } = await open('/others/about');
    act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(user, within(dialog).getByLabelText('Nome'), 'Débora');
    act(() => machine.openLink({ kind: 'chat', uuid: 'c-1' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/chats/c-1'));
    expect(within(dialog).getByLabelText('Nome')).toHaveValue('Débora');
  });
});

describe('an app that is about to quit', () => {
  it('is told of a form with something typed, also of one that outlives its page, until it is closed', async () => {
    const { user, store, askToQuit } = await open('/others/about');
    expect(await askToQuit()).toBe(false);
    act(() => void store.dispatch(dialogOpened({ type: 'contact', contactId: null })));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByLabelText('Nome');
    expect(await askToQuit()).toBe(false);
    await pasteInto(user, within(dialog).getByLabelText('Nome'), 'Débora');
    expect(await askToQuit()).toBe(true);
    act(() => void store.dispatch(dialogClosed()));
    expect(await askToQuit()).toBe(false);
  });
});
