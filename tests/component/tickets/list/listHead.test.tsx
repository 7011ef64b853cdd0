import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const QUEUES = ['Vendas', 'Entregas'].map((name, index) => ({
  id: index + 1,
  name,
  color: '#16a34a',
  orderQueue: index,
}));
const admin = aUser({ profile: 'admin', queues: [] });

/** The screen over a server that answers like a real one to queueIds and showAll; `asked` holds the queries of the open list. */
const renderHead = async (user = aUser(), queues: FakeAnswer = { body: QUEUES }) => {
  const asked: { queueIds: string; showAll: string }[] = [];
  const tickets = [
    aTicket({ id: 1, status: 'open', userId: user.id, queueId: 1 }),
    aTicket({ id: 2, status: 'open', userId: user.id, queueId: 2 }),
    aTicket({ id: 3, status: 'open', userId: 99, queueId: 1 }),
  ];
  const app = await renderTickets({
    user,
    routes: {
      'GET /queue': queues,
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'open') return { body: { tickets: [], count: 0, hasMore: false } };
        asked.push({ queueIds: params.queueIds, showAll: params.showAll });
        const chosen: number[] = JSON.parse(params.queueIds);
        const page = tickets.filter(
          ({ queueId, userId }) => chosen.includes(queueId ?? 0) && (params.showAll === 'true' || userId === user.id),
        );
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
    },
  });
  return { ...app, asked };
};

const contacts = () =>
  within(screen.getByRole('list', { name: 'Atendimentos' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.getAttribute('aria-label')?.split(',')[0]);

describe('the queue filter', () => {
  it('[TLIST-15] [TLIST-17] offers an admin all queues; the chosen ones filter the list and are sent as queueIds', async () => {
    // Also one with own queues, which are not all.
    const { user, asked } = await renderHead(aUser({ profile: 'admin' }));
    await screen.findByRole('button', { name: /^Cliente 2/ });
    expect(contacts()).toEqual(['Cliente 2', 'Cliente 1']);
    expect(asked.at(-1)?.queueIds).toBe('[1,2]');
    await user.click(screen.getByRole('button', { name: 'Filas' }));
    const boxes = await within(await screen.findByRole('dialog', { name: 'Filas' })).findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Todas as filas', 'Vendas', 'Entregas']);
    const queueBoxes = () => boxes.map((box) => (box as HTMLInputElement).checked);
    await user.click(screen.getByRole('checkbox', { name: 'Entregas' }));
    expect(queueBoxes()).toEqual([false, false, true]);
    expect(contacts()).toEqual(['Cliente 2']);
    await waitFor(() => expect(asked.at(-1)?.queueIds).toBe('[2]'));
    expect(screen.getByRole('button', { name: /^Filas ?1 fila escolhida$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Vendas' }));
    expect(screen.getByRole('button', { name: /^Filas ?2 filas escolhidas$/ })).toBeInTheDocument();
    expect(queueBoxes()).toEqual([false, true, true]);
    await waitFor(() => expect(asked.at(-1)?.queueIds).toBe('[2,1]'));
    await user.click(screen.getByRole('checkbox', { name: 'Entregas' }));
    expect(contacts()).toEqual(['Cliente 1']);
    await waitFor(() => expect(asked.at(-1)?.queueIds).toBe('[1]'));
    await user.click(screen.getByRole('checkbox', { name: 'Todas as filas' }));
    await waitFor(() => expect(asked.at(-1)?.queueIds).toBe('[1,2]'));
    expect(screen.getByRole('checkbox', { name: 'Todas as filas' })).toBeChecked();
  });

  it.each([
    ['user', true],
    ['supervisor', false],
  ])('[TLIST-16] [PERM-14] a %s, super %s, is offered and sent only the own queues', async (profile, isSuper) => {
    const { user, asked } = await renderHead(aUser({ profile, super: isSuper }));
    await screen.findByRole('button', { name: /^Cliente 1/ });
    expect(contacts()).toEqual(['Cliente 1']);
    expect(asked.map(({ queueIds }) => queueIds)).toEqual(['[1]']);
    await user.click(screen.getByRole('button', { name: 'Filas' }));
    const boxes = await within(await screen.findByRole('dialog', { name: 'Filas' })).findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Todas as filas', 'Vendas']);
    await user.click(screen.getByRole('checkbox', { name: 'Vendas' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.queueIds).toBe('[1]');
  });

  it('[TLIST-17] [LIST-06] tells an admin that the queues could not be loaded', async () => {
    const { user } = await renderHead(admin, { status: 500, body: {} });
    await user.click(screen.getByRole('button', { name: 'Filas' }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filas' }));
    expect(await filter.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it('[A11Y-02] [KEY-05] opens by keyboard, and Escape closes it and returns the focus', async () => {
    const { user } = await renderHead();
    screen.getByRole('button', { name: 'Filas' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Todas as filas' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.getByRole('button', { name: 'Filas', expanded: false })).toHaveFocus());
  });
});

describe('the switch for all tickets', () => {
  it('[TLIST-14] [PERM-04] shows an admin the tickets of all users, sent as showAll', async () => {
    const { user, asked } = await renderHead(admin);
    await screen.findByRole('button', { name: /^Cliente 2/ });
    expect(asked.at(-1)?.showAll).toBe('false');
    await user.click(screen.getByRole('switch', { name: 'Todos' }));
    expect(await screen.findByRole('button', { name: /^Cliente 3/ })).toBeInTheDocument();
    expect(asked.at(-1)?.showAll).toBe('true');
    expect(screen.getByRole('switch', { name: 'Todos' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Todos' }));
    expect(contacts()).toEqual(['Cliente 2', 'Cliente 1']);
    expect(screen.getByRole('switch', { name: 'Todos' })).not.toBeChecked();
    await waitFor(() => expect(asked.at(-1)?.showAll).toBe('false'));
  });

  it.each([
    ['user', false],
    ['supervisor', false],
    ['user', true],
  ])('[TLIST-14] [PERM-01] [PERM-04] [PERM-14] is hidden for the profile %s, super %s', async (profile, isSuper) => {
    await renderHead(aUser({ profile, super: isSuper }));
    expect(screen.getByRole('button', { name: 'Filas' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Todos' })).not.toBeInTheDocument();
  });
});

it('[TLIST-13] the button for a new ticket opens its dialog', async () => {
  const { user } = await renderHead();
  await user.click(screen.getByRole('button', { name: 'Novo atendimento' }));
  expect(await screen.findByRole('dialog', { name: 'Novo atendimento' })).toBeInTheDocument();
});
