import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { socketStateChanged } from '@/realtime/socketActions';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderSignedIn, resizeTo } from './signedIn';

const menu = () => screen.getByRole('navigation', { name: 'Menu' });

describe('the version of the server', () => {
  beforeEach(() => resizeTo(1_440));
  afterEach(() => resizeTo(1_024));

  it('[MENU-18] [CALL-05] shows the server version only while the menu is open, asks for it once and shows it at once from then on', async () => {
    const { user, calls } = await renderSignedIn({ routes: { 'GET /version': { body: { version: '6.0.0' } } } });
    // The last line, below the entries.
    await waitFor(() => expect(menu()).toHaveTextContent(/OutrosVersão 6\.0\.0$/));
    await user.click(screen.getByRole('button', { name: 'Recolher o menu' }));
    expect(screen.queryByText('Versão 6.0.0')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expandir o menu' }));
    expect(screen.getByText('Versão 6.0.0')).toBeVisible();
    // Entries that moved when it came later would be missed by a click.
    act(() => resizeTo(599));
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('Versão 6.0.0')).toBeInTheDocument();
    act(() => resizeTo(1_280));
    expect(screen.getByText('Versão 6.0.0')).toBeVisible();
    expect(calls.filter((call) => call === 'GET /version')).toHaveLength(1);
  });

  it('[MENU-18] [CALL-05] the version is read again after a gap: the server may have been updated, or was away before', async () => {
    const { route } = createRecordedRoute(
      { status: 502, body: {} },
      { body: { version: '6.0.0' } },
      { body: { version: '6.1.0' } },
    );
    const { store } = await renderSignedIn({ routes: { 'GET /version': route } });
    const losesAndReturns = () => {
      for (const state of ['connecting', 'online'] as const)
        act(() => void store.dispatch(socketStateChanged({ state, nextTryAt: 1, at: Date.now() })));
    };
    for (const version of ['6.0.0', '6.1.0']) {
      losesAndReturns();
      await waitFor(() => expect(menu()).toHaveTextContent(new RegExp(`OutrosVersão ${version}$`)));
    }
  });

  it('[MENU-18] [CALL-05] hides the version when the server sends none', async () => {
    const { calls } = await renderSignedIn({ routes: { 'GET /version': { body: {} } } });
    await waitFor(() => expect(calls).toContain('GET /version'));
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Recolher o menu' })).toBeInTheDocument();
    expect(screen.queryByText(/^Versão/)).not.toBeInTheDocument();
  });
});
