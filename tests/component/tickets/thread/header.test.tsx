import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it('[TICKET-35] a queue and a connection of the same name are both shown, and the queue once after a transfer', async () => {
  const mine = aTicket({
    id: 1,
    status: 'open',
    userId: aUser().id,
    queue: { id: 1, name: 'Vendas', color: '#16a34a' },
    whatsapp: { name: 'Vendas' },
  });
  const { live } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
  const facts = () => within(header).getByTitle(/#1/).textContent;
  expect(facts()).toMatch(/^Vendas · #1 · .* · Vendas$/);
  const record = { ...mine, queueId: 1, queue: { id: 1, name: 'Vendas SP', color: '#16a34a' } };
  await live(serverEvents.ticket({ action: 'update', record }));
  expect(facts()).toMatch(/^Vendas SP · #1 · .* · Vendas$/);
});

const me = aUser();

it.each([
  ['Aceitar', { status: 'pending' }, { status: 'open', userId: me.id }],
  ['Reabrir', { status: 'closed' }, { status: 'open', userId: me.id, queueId: 1 }],
  ['Devolver', { status: 'open', userId: me.id }, { status: 'pending', userId: null }],
  [
    'Finalizar',
    { status: 'open', userId: me.id },
    { status: 'closed', userId: me.id, queueId: 1, useIntegration: false, promptId: null, integrationId: null },
  ],
])(
  '[TICKET-02] [TICKET-06] [TICKET-07] [TICKET-09] [TICKET-31] its button %s changes the ticket',
  async (name, facts, change) => {
    const ticket = aTicket({ id: 1, queueId: 1, ...facts });
    const put = createRecordedRoute({ body: { ...ticket, ...change } });
    const { user } = await renderTickets({
      tickets: [ticket],
      path: `/tickets/${ticket.uuid}`,
      routes: { 'PUT /tickets/1': put.route },
    });
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    await user.click(within(header).getByRole('button', { name }));
    await eventually(() => expect(put.asked.map(({ body }) => body)).toEqual([change]));
  },
);

/** Hides the buttons that a narrow header hides, by a rule of the style sheet that this document does not know. */
const narrow = (header: HTMLElement): void => {
  const search = within(header).getByRole('button', { name: 'Buscar na conversa' });
  search.parentElement!.style.display = 'none';
};

it('[TICKET-06] [TICKET-31] an open ticket is returned from the menu, too, which has the entry where there is no room for a button', async () => {
  const ticket = aTicket({ id: 1, status: 'open', userId: me.id });
  const put = createRecordedRoute({ body: { ...ticket, status: 'pending', userId: null } });
  const { user } = await renderTickets({
    tickets: [ticket],
    path: `/tickets/${ticket.uuid}`,
    routes: { 'PUT /tickets/1': put.route },
  });
  const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
  const menu = () => within(header).getByRole('button', { name: 'Mais ações' });
  await user.click(menu());
  expect(await screen.findByRole('menuitem', { name: 'Agendar' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Devolver' })).toBeNull();
  await user.click(menu());

  narrow(header);
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Devolver' }));
  await eventually(() => expect(put.asked.map(({ body }) => body)).toEqual([{ status: 'pending', userId: null }]));
});

it.each([
  ['pending', ['Aceitar']],
  ['open', ['Devolver', 'Finalizar']],
  ['closed', ['Reabrir']],
])(
  '[TICKET-25] [TICKET-31] [A11Y-06] names the contact and offers what the status %s allows: %j',
  async (status, offered) => {
    const ticket = aTicket({ id: 1, userId: me.id, status });
    const admin = aUser({ profile: 'admin' });
    const { user } = await renderTickets({ tickets: [ticket], path: `/tickets/${ticket.uuid}`, user: admin });
    const banner = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    const header = within(banner);
    expect(header.getByRole('heading', { name: 'Cliente 1' })).toBeVisible();
    expect(header.getByText('C1')).toBeVisible();
    expect(header.getByRole('button', { name: 'Editar tags' })).toBeVisible();
    const actions = header.getAllByRole('button', { name: /^(Aceitar|Devolver|Finalizar|Reabrir)$/ });
    expect(actions.map((button) => button.textContent || button.ariaLabel)).toEqual(offered);
    // So does the menu of a narrow header, which has whatever leaves the header there.
    narrow(banner);
    await user.click(header.getByRole('button', { name: 'Mais ações' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
    expect(entries.filter((entry) => entry === 'Devolver')).toEqual(offered.filter((name) => name === 'Devolver'));
    expect(entries).toEqual(
      expect.arrayContaining([
        'Buscar na conversa',
        'Dados do contato',
        'Agendar',
        'Editar tags',
        'Transferir',
        'Excluir',
      ]),
    );
  },
);

it('[RT-16] [TICKET-31] [TICKET-35] the header follows contact and ticket updates', async () => {
  const mine = aTicket({ id: 1, status: 'open', userId: me.id });
  const { live } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  await screen.findByRole('heading', { name: 'Cliente 1' });
  const renamed = { id: 1_001, name: 'Juliana Prado', number: '5511977776666', profilePicUrl: 'https://x.test/j.png' };
  await live(serverEvents.contact({ action: 'update', record: renamed }));
  await live(serverEvents.contact({ action: 'update', record: { id: 1_002, name: 'De outro atendimento' } }));
  const banner = screen.getByRole('banner', { name: 'Dados do atendimento' });
  const header = within(banner);
  expect(header.getByRole('heading', { name: 'Juliana Prado' })).toBeVisible();
  expect(header.getByTitle(/ · \+55 11 97777-6666/)).toBeVisible();
  expect(banner.querySelector('img')).toHaveAttribute('src', renamed.profilePicUrl);
  await live(
    serverEvents.ticket({
      action: 'update',
      record: {
        ...mine,
        contact: { id: 1_001, name: 'Juliana Prado Lima', number: '5511988342217' },
        status: 'closed',
        queue: { id: 1, name: 'Pós-venda', color: '#c4322a' },
        whatsapp: { name: 'Atacado' },
        tags: [{ id: 1, name: 'VIP', color: '#f5d90a' }],
      },
    }),
  );
  expect(header.getByRole('heading', { name: 'Juliana Prado Lima' })).toBeInTheDocument();
  const facts = header.getByTitle(`Pós-venda · #${mine.id} · +55 11 98834-2217 · Atacado`);
  expect(facts).toBeVisible();
  expect(facts.previousElementSibling).toHaveStyle({ background: '#c4322a' });
  expect(header.getByText('VIP')).toBeVisible();
  expect(header.getByRole('button', { name: 'Reabrir' })).toBeInTheDocument();
  expect(header.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
  // The text box follows, too.
  expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
});

it('[TICKET-25] [TICKET-27] [PERM-07] an admin who becomes an agent while the ticket is open is offered to delete it no more', async () => {
  const ticket = aTicket({ id: 1, status: 'open', userId: me.id });
  const admin = aUser({ profile: 'admin' });
  const { user, live } = await renderTickets({ tickets: [ticket], path: `/tickets/${ticket.uuid}`, user: admin });
  const header = within(await screen.findByRole('banner', { name: 'Dados do atendimento' }));
  await user.click(header.getByRole('button', { name: 'Mais ações' }));
  expect(await screen.findByRole('menuitem', { name: 'Excluir' })).toBeVisible();
  await live(sessionUserChanged(me));
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Transferir' })).toBeVisible();
});
