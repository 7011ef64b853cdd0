import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSignedIn } from './signedIn';

/** The menu's addresses, and the names of what stands around every page. */
const shellFor = async (user: Readonly<Record<string, unknown>>) => {
  await renderSignedIn({ user });
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  const entries = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  const bar = within(screen.getAllByRole('banner')[0]!)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return { entries, bar };
};

const AGENT = { profile: 'user', super: false };
const BAR = [
  'Buscar ou ir para',
  'Notificações',
  'Volume das notificações: 100%',
  'Comunicados',
  'Chat interno',
  'Usar o tema escuro',
  'Recarregar a página',
  'Conta de Ana Ribeiro',
];

describe('one app for every role', () => {
  it('[DESK-02] an agent works in the same shell', async () => {
    const { entries, bar } = await shellFor(AGENT);
    expect(entries).toEqual(expect.arrayContaining(['/tickets', '/others']));
    expect(entries).not.toContain('/users');
    expect(bar).toEqual(BAR);
  });

  it.each([
    ['an administrator', { profile: 'admin', super: false }],
    ['the super user', { profile: 'admin', super: true }],
  ])('[DESK-02] %s works in it too, with more menu entries', async (_who, user) => {
    const { entries, bar } = await shellFor(user);
    expect(entries).toEqual(expect.arrayContaining(['/tickets', '/others', '/users']));
    expect(bar).toEqual(BAR);
  });

  it('[DESK-02] the menu takes nothing of an agent away from an administrator, and nothing of theirs from the super user', async () => {
    const agent = await shellFor(AGENT);
    cleanup();
    const admin = await shellFor({ profile: 'admin', super: false });
    cleanup();
    const superUser = await shellFor({ profile: 'admin', super: true });
    expect(admin.entries).toEqual(expect.arrayContaining(agent.entries));
    expect(superUser.entries).toEqual(expect.arrayContaining(admin.entries));
    const lengths = [agent, admin, superUser].map(({ entries }) => new Set(entries).size);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((left, right) => left - right));
  });
});
