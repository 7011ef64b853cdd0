import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/rendering/renderApp';
import { renderSignedIn } from './signedIn';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('public pages', () => {
  it.each([
    ['/login', 'Entrar'],
    ['/signup', 'Criar conta'],
    ['/forgetpsw', 'Redefinir senha'],
  ])('[ROUTE-01] %s is rendered without a session', async (path, name) => {
    const { visited } = await renderApp({ path });
    expect(await heading(name)).toBeInTheDocument();
    expect(visited).toEqual([path]);
  });

  const others = ['/helps', '/settings', '/financeiro', '/subscription', '/messages-api', '/resetpsw'];
  it.each([...others, '/login/x', '/signup/x', '/forgetpsw/x'])('[ROUTE-01] %s is not a public page', async (path) => {
    const { visited } = await renderApp({ path });
    await waitFor(() => expect(visited.at(-1)).toBe('/login'));
  });
});

describe('pages of help, settings and billing', () => {
  it.each([
    ['/helps', /^Ajuda/],
    ['/subscription', 'Assinatura'],
  ])('[ROUTE-18] [ROUTE-26] %s is open to agents', async (path, name) => {
    const { visited } = await renderSignedIn({ path });
    expect(await heading(name)).toBeInTheDocument();
    expect(visited.at(-1)).toBe(path);
  });

  it.each(['/settings', '/financeiro'])(
    '[ROUTE-39] %s is refused to an agent, and none of its calls is made',
    async (path) => {
      const { calls, visited } = await renderSignedIn({ path });
      await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
      expect(calls).not.toContain('GET /invoices/all');
      expect(screen.queryByRole('heading', { level: 1, name: /Configurações|Faturas/ })).not.toBeInTheDocument();
    },
  );
});
