import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { SettingsPage } from '@/features/settings/SettingsPage';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { renderPage } from '@tests/support/rendering/renderPage';

const SAVED = 'Operação atualizada com sucesso.';

const open = async (key: string) => {
  const slow = createHeldRoute();
  const app = await renderPage(SettingsPage, {
    routes: { 'GET /settings/': { body: [] }, [`PUT /settings/${key}`]: slow.route },
    user: aUser({ profile: 'admin' }),
    path: '/settings',
  });
  const puts = () => app.calls.filter((call) => call.startsWith('PUT'));
  return { ...app, slow, puts };
};

describe('an option that is being saved', () => {
  it('[SET-05] a switch keeps the focus and the new value, and takes no other one before the answer', async () => {
    const { user, slow, puts } = await open('userRating');
    const rating = screen.getByRole('switch', { name: 'Avaliações' });
    act(() => rating.focus());
    await user.keyboard(' ');
    await waitFor(() => expect(slow.isAsked()).toBe(true));
    expect(rating).toBeEnabled();
    await waitFor(() => expect(rating).toHaveFocus());
    expect(rating).toBeChecked();
    expect(rating).toHaveAttribute('aria-busy', 'true');
    await user.keyboard(' ');
    expect(rating).toBeChecked();
    await act(async () => slow.answer({ body: { id: 1, key: 'userRating', value: 'enabled' } }));
    await findSuccess(SAVED);
    expect(puts()).toEqual(['PUT /settings/userRating']);
    expect(rating).toBeChecked();
    expect(rating).toHaveAttribute('aria-busy', 'false');
  });

  it('[SET-05] a list of values keeps the focus and the value too, and takes no other one', async () => {
    const { slow, puts } = await open('chatBotType');
    const kind = screen.getByRole('combobox', { name: 'Tipo do chatbot' });
    const choose = async (value: string) => {
      fireEvent.mouseDown(kind);
      fireEvent.click(await screen.findByText(value, { selector: '.ant-select-item-option-content' }));
    };
    act(() => kind.focus());
    await choose('Lista');
    await waitFor(() => expect(slow.isAsked()).toBe(true));
    expect(kind).toBeEnabled();
    await waitFor(() => expect(kind).toHaveFocus());
    await choose('Botões');
    await act(async () => slow.answer({ body: { id: 1, key: 'chatBotType', value: 'list' } }));
    await findSuccess(SAVED);
    expect(puts()).toEqual(['PUT /settings/chatBotType']);
    expect(kind.closest('.ant-select')).toHaveTextContent('Lista');
  });

  it('[LIST-05] is sent without a delay', async () => {
    const { slow } = await open('userRating');
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('switch', { name: 'Avaliações' }));
      await act(async () => {});
      expect(slow.isAsked()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[SET-05] is told although its page was left meanwhile: that it is done, and that it is not', async () => {
    for (const [answer, key, kind] of [
      [{ body: { id: 1, key: 'userRating', value: 'enabled' } }, 'settings:saved', 'success'],
      [{ status: 500, body: {} }, 'common:state.failed', 'error'],
    ] as const) {
      const { user, slow, store, unmount } = await open('userRating');
      await user.click(screen.getByRole('switch', { name: 'Avaliações' }));
      await waitFor(() => expect(slow.isAsked()).toBe(true));
      unmount();
      await act(async () => slow.answer(answer));
      await eventually(() => expect(store.getState().toasts).toMatchObject([{ kind, textKey: key }]));
    }
  });

  it('[ERR-04] is told to nobody when its page was left because the session has expired', async () => {
    const { user, slow, store, unmount } = await open('userRating');
    await user.click(screen.getByRole('switch', { name: 'Avaliações' }));
    await waitFor(() => expect(slow.isAsked()).toBe(true));
    act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
    unmount();
    await act(async () => slow.answer({ status: 500, body: {} }));
    await act(async () => {});
    expect(store.getState().toasts).toEqual([]);
  });
});
