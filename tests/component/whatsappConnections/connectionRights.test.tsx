import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

it('[CONN-04] [CONN-05] [CONN-06] [PERM-09] [PERM-10] [PERM-11] who becomes an admin gets the controls of connections at once, and who is none any more loses them', async () => {
  let me = aUser({ profile: 'user' });
  const { store } = await renderPage(ConnectionsPage, {
    user: me,
    path: '/connections',
    routes: {
      'GET /users/10': () => ({ body: me }),
      'GET /whatsapp/': { body: [{ id: 1, name: 'Loja SP', status: 'CONNECTED', queues: [] }] },
    },
  });
  const become = (profile: string) =>
    act(async () => {
      me = aUser({ profile });
      store.dispatch(serverEvents.user({ action: 'update', record: me }));
    });
  expect(screen.getByText('Conectada')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await become('admin');
  for (const name of ['Nova conexão', 'Desconectar Loja SP', 'Editar Loja SP', 'Excluir Loja SP']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  await become('supervisor');
  expect(screen.getByText('Conectada')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
