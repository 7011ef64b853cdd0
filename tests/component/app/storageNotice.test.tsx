import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSignedIn } from './signedIn';

const MEMORY_ONLY = /Não foi possível usar o armazenamento deste computador\./;

describe('where the disk cannot be used', () => {
  it('says that unsent words are lost with the page, until that is understood', async () => {
    const { user } = await renderSignedIn({ isOnDisk: false });
    expect(await screen.findByText(MEMORY_ONLY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText(MEMORY_ONLY)).not.toBeInTheDocument();
  });

  it('says nothing where it can', async () => {
    await renderSignedIn();
    expect(screen.queryByText(MEMORY_ONLY)).not.toBeInTheDocument();
  });
});
