import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
