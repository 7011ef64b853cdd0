import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/app/AppRoutes';
import { createNavigator } from '@/app/navigator';
import { routes } from '@/app/routes';
import { renderApp } from '@tests/support/rendering/renderApp';
import { renderSignedIn } from './signedIn';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('public pages', () => {
  it.each([
    ['/login', 'Entrar'],
    ['/signup', 'Criar conta'],
    ['/forgetpsw', 'Redefinir senha'],
  ])('[DESK-01] [ROUTE-01] %s is rendered without a session', async (path, name) => {
    const { visited } = await renderApp({ path });
    expect(await heading(name)).toBeInTheDocument();
    expect(visited).toEqual([path]);
  });

  it.each(['/resetpsw', '/login/x', '/signup/x', '/forgetpsw/x'])(
    '[ROUTE-01] %s is not a public page',
    async (path) => {
      const { visited } = await renderApp({ path });
      await waitFor(() => expect(visited.at(-1)).toBe('/login'));
    },
  );

  it('[ROUTE-01] beside the table of the private pages, the router knows no other address', () => {
    const leaves = ({ path, children }: RouteObject): readonly unknown[] => children?.flatMap(leaves) ?? [path];
    const known = pagesOf(createNavigator()).flatMap(leaves);
    expect(known).toEqual(['/login', '/signup', '/forgetpsw', ...routes.map(({ path }) => path), '*']);
  });
});

it('[ROUTE-39] the invoices are refused to an agent, and are not asked for', async () => {
  const { calls, visited } = await renderSignedIn({ path: '/financeiro' });
  await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
  expect(calls).not.toContain('GET /invoices/all');
  expect(screen.queryByRole('heading', { level: 1, name: /Faturas/ })).not.toBeInTheDocument();
});
