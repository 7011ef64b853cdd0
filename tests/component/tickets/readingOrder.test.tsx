import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const LIVE = 'output, [role="alert"], [role="status"]';

/** What live regions say from now on: a region speaks whenever its words change. */
const listen = (): string[] => {
  const spoken: string[] = [];
  const last = new Map<Element, string>();
  const wordsOf = (region: Element): string => region.textContent?.trim() ?? '';
  for (const region of document.querySelectorAll(LIVE)) last.set(region, wordsOf(region));
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(LIVE)) {
      const words = wordsOf(region);
      if (words && words !== last.get(region)) spoken.push(words);
      last.set(region, words);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return spoken;
};

it('a screen reader goes from skip links over list and conversation to the text box, by Portuguese names, and hears each new message once', async () => {
  const open = aTicket({
    id: 1,
    status: 'open',
    userId: me.id,
    user: { id: me.id, name: me.name },
    queue: { id: 1, name: 'Vendas', color: '#16a34a' },
    unreadMessages: 2,
    fromMe: true,
    lastMessage: 'Já verifico',
    updatedAt: '2026-11-20T12:00:00.000Z',
  });
  const { live } = await renderTickets({
    tickets: [open],
    messages: [aMessage({ body: 'Ainda tem o sofá?' })],
    path: `/tickets/${open.uuid}`,
  });
  const log = await screen.findByRole('log', { name: 'Conversa com Cliente 1' });
  await within(log).findByText('Ainda tem o sofá?');

  const inOrder = [
    screen.getByRole('button', { name: 'Ir para a lista' }),
    screen.getByRole('button', { name: 'Ir para a mensagem' }),
    screen.getByRole('heading', { level: 1, name: 'Atendimentos' }),
    screen.getByRole('button', { name: 'Novo atendimento' }),
    screen.getByRole('tablist', { name: 'Listas de atendimentos' }),
    screen.getByRole('tablist', { name: 'Status dos atendimentos abertos' }),
    screen.getByRole('tab', { name: /^Atendendo ?1 atendimento$/, selected: true }),
    screen.getByRole('tab', { name: /^Aguardando ?nenhum atendimento$/, selected: false }),
    screen.getByRole('button', { name: 'Ordem da lista: Mudança mais recente primeiro' }),
    screen.getByRole('list', { name: 'Atendimentos' }),
    screen.getByRole('button', { name: /^Cliente 1, Vendas, .*20\/11\/2026$/, current: true }),
    screen.getByRole('button', { name: 'Finalizar o atendimento de Cliente 1' }),
    screen.getByRole('heading', { level: 2, name: 'Cliente 1' }),
    screen.getByRole('button', { name: 'Finalizar' }),
    screen.getByRole('button', { name: 'Dados do contato' }),
    log,
    within(log).getByRole('article'),
    within(log).getByRole('button', { name: 'Opções da mensagem' }),
    screen.getByRole('region', { name: 'Escrever mensagem' }),
    screen.getByRole('textbox', { name: 'Mensagem' }),
    screen.getByRole('button', { name: 'Enviar' }),
  ];
  for (const [index, element] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (!next) break;
    const follows = element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows, `${element.outerHTML.slice(0, 120)} before ${next.outerHTML.slice(0, 120)}`).not.toBe(0);
  }

  const spoken = listen();
  const says = (id: string, body: string, fromMe = false) =>
    live(
      serverEvents.appMessage({
        action: 'create',
        record: aMessage({ id, body, fromMe, createdAt: new Date().toISOString() }),
        ticket: open,
        contact: open.contact ?? null,
      }),
    );
  await says('M2', 'Consegue entregar amanhã?');
  await waitFor(() => expect(spoken).toEqual(['Cliente 1: Consegue entregar amanhã?']));
  // What was said here is not read out, and an update of a message repeats nothing.
  await says('M3', 'Consigo, sim', true);
  await says('M2', 'Consegue entregar amanhã?');
  await act(async () => {});
  expect(spoken).toEqual(['Cliente 1: Consegue entregar amanhã?']);
});
