import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSignedIn } from './signedIn';

const entriesFor = async (user: Readonly<Record<string, unknown>>): Promise<string[]> => {
  await renderSignedIn({ user });
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
};

describe('one app for every role', () => {
  it('[DESK-02] an agent works in the same shell', async () => {
    expect(await entriesFor({ profile: 'user', super: false })).toEqual(
      expect.arrayContaining(['/tickets', '/others']),
    );
    expect(screen.queryByRole('link', { name: 'Usuários' })).not.toBeInTheDocument();
  });

  it.each([
    ['an administrator', { profile: 'admin', super: false }],
    ['the super user', { profile: 'admin', super: true }],
  ])('[DESK-02] %s works in it too, with more menu entries', async (_who, user) => {
    expect(await entriesFor(user)).toEqual(expect.arrayContaining(['/tickets', '/others', '/users']));
  });
});
