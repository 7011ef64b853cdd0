import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { renderPage } from '@tests/support/rendering/renderPage';

it('[RT-08] a dialog that waits for a code closes when its connection is deleted, and the row leaves', async () => {
  const waiting = { id: 1, name: 'Loja SP', status: 'qrcode', qrcode: '' };
  const { store } = await renderPage(ConnectionsPage, {
    routes: { 'GET /whatsapp/': { body: [waiting] }, 'GET /whatsapp/1': { body: waiting } },
    path: '/connections',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ver QR Code Loja SP' }));
  await screen.findByText('Gerando o código…');
  await act(async () => void store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 1 })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('row', { name: /Loja SP/ })).not.toBeInTheDocument();
});
