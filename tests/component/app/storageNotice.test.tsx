import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unreadableStoresSlice } from '@/entities/device/unreadableStores/unreadableStores';
import { renderSignedIn } from './signedIn';

const MEMORY_ONLY = /Não foi possível usar o armazenamento deste computador\./;

describe('when the disk cannot be used', () => {
  it('warns until dismissed that unsent text is lost with the page', async () => {
    const { user } = await renderSignedIn({ isOnDisk: false });
    expect(await screen.findByText(MEMORY_ONLY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText(MEMORY_ONLY)).not.toBeInTheDocument();
  });

  it('shows no warning when the disk works', async () => {
    await renderSignedIn();
    expect(screen.queryByText(MEMORY_ONLY)).not.toBeInTheDocument();
  });
});

it('says that stored texts cannot be read, as long as that lasts', async () => {
  const { store } = await renderSignedIn();
  const { storeUnreadable, storeRead } = unreadableStoresSlice.actions;
  const notice = () =>
    screen.queryByText(/^Não foi possível ler parte do que este computador guarda.*Nada foi apagado/);
  expect(notice()).not.toBeInTheDocument();
  act(() => void store.dispatch(storeUnreadable('reminders')));
  expect(notice()).toBeVisible();
  act(() => void store.dispatch(storeRead('reminders')));
  expect(notice()).not.toBeInTheDocument();
});
