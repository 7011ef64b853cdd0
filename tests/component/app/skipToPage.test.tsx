import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSignedIn } from './signedIn';

const tags = { body: { tags: [{ id: 1, name: 'VIP', color: '#aa0000' }], count: 1, hasMore: false } };

describe('[A11Y-02] the way to the page by keyboard', () => {
  it('the first Tab stop leads past menu and top bar to the page', async () => {
    const { user } = await renderSignedIn({ path: '/tags', routes: { 'GET /tags': tags } });
    await screen.findByRole('row', { name: /VIP/ });
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ir para o conteúdo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar tags' })).toHaveFocus());
  });

  it('a page that is left does not take the focus with it, and the menu keeps it', async () => {
    const { user, visit } = await renderSignedIn({ path: '/tags', routes: { 'GET /tags': tags } });
    act(() => screen.getByRole('textbox', { name: 'Buscar tags' }).focus());
    act(() => visit('/others/about'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    act(() => visit('/tags'));
    await screen.findByRole('row', { name: /VIP/ });
    act(() => screen.getByRole('textbox', { name: 'Buscar tags' }).focus());
    act(() => visit('/tickets'));
    await screen.findByRole('tab', { name: 'Abertos' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Tags' }));
    await screen.findByRole('row', { name: /VIP/ });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Tags' })).toHaveFocus());
  });
});
