import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const ME = 7;
const own = aTicket({ status: 'open', userId: ME, unreadMessages: 2, companyId: 3 });

it('[NOTIF-01] notifications that could not be read say so, and are read again on request', async () => {
  let fails = true;
  const { user } = await renderSignedIn({
    user: { queues: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
    routes: {
      'GET /tickets': ({ params }) => {
        if (params?.withUnreadMessages !== 'true') return { body: { tickets: [], count: 0, hasMore: false } };
        return fails ? { status: 500, body: {} } : { body: { tickets: [own], count: 1, hasMore: false } };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: /^Notificações/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Notificações' }));
  const again = await panel.findByRole('button', { name: 'Tentar de novo' });
  expect(panel.queryByText('Nenhuma mensagem não lida.')).not.toBeInTheDocument();
  fails = false;
  await user.click(again);
  expect(await panel.findByRole('button', { name: /Cliente 1/ })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});
