import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { ADDRESS, RECORD_PAGES } from './recordPages';

it.each(RECORD_PAGES)(
  '[ERR-03] a refused change of the %s says so, and its form keeps what was typed and can be sent again',
  async (_, { page, routes, call, field }) => {
    const change = createRecordedRoute({ status: 400, body: { error: 'Algo que o aplicativo não conhece' } });
    const { user, store } = await renderPage(page, { path: ADDRESS, routes: { ...routes, [call]: change.route } });
    await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
    await screen.findByRole('button', { name: /Salvar$/ });
    const dialog = within(screen.getByRole('dialog'));
    type(field, 'Pedidos');
    const save = () => fireEvent.click(dialog.getByRole('button', { name: /Salvar$/ }));
    for (const tries of [1, 2]) {
      save();
      await waitFor(() => expect(change.asked).toHaveLength(tries));
      await waitFor(() => expect(dialog.getByRole('button', { name: /Salvar$/ })).not.toHaveAttribute('aria-busy'));
    }
    expect(screen.getAllByRole('alert')[0]).toBeVisible();
    expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Pedidos');
    expect(change.asked[1]).toEqual(change.asked[0]);
    expect(Object.values(change.asked[0]!.body as object)).toContain('Pedidos');
    expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('success');
    expect(screen.getByRole('row', { name: /Vendas/, hidden: true })).toBeInTheDocument();
  },
);
