import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const sales = { id: 1, name: 'Vendas', color: '#16a34a' };
const row = (name: RegExp) => screen.getByRole('button', { name }).closest('li') as HTMLElement;
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const openWith = async (messages: readonly Message[], facts: Partial<Ticket> = {}) => {
  const ticket = aTicket({ id: 1, status: 'open', userId: me.id, ...facts });
  const app = await renderTickets({ tickets: [ticket], messages, path: `/tickets/${ticket.uuid}` });
  const log = await screen.findByRole('log');
  await within(log).findAllByRole('article');
  return { ...app, log };
};

describe('the lists', () => {
  it('a press on the search’s tab puts the cursor in its field, an arrow key does not', async () => {
    const { user } = await renderTickets();
    await user.click(screen.getByRole('tab', { name: 'Busca' }));
    expect(await screen.findByRole('textbox', { name: 'Nome, número ou mensagem' })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Busca', selected: true })).toHaveFocus();
  });

  it('a waiting row names its queue before anything else, an open one leaves it to its strip', async () => {
    const { user } = await renderTickets({
      tickets: [
        aTicket({ id: 1, queue: sales, whatsapp: { name: 'Loja SP' } }),
        aTicket({ id: 2, status: 'open', userId: me.id, queue: sales }),
      ],
    });
    expect(within(row(/^Cliente 2,/)).queryByText('Vendas')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    const waiting = within(row(/^Cliente 1,/));
    expect(isBefore(waiting.getByText('Vendas'), waiting.getByText('Loja SP'))).toBe(true);
  });

  it('one’s own name takes no room from the tags; a colleague’s is written', async () => {
    await renderTickets({
      user: aUser({ profile: 'admin' }),
      tickets: [
        aTicket({ id: 1, status: 'open', userId: me.id, user: { id: me.id, name: me.name } }),
        aTicket({ id: 2, status: 'open', userId: 77, user: { id: 77, name: 'Bruno Tavares' } }),
      ],
      path: '/tickets',
    });
    const own = within(row(/^Cliente 1,/)).getByTitle('Com Ana Ribeiro');
    expect(within(own).getByText('Ana Ribeiro').className).toMatch(/hidden/i);
    await act(async () => screen.getByRole('switch', { name: 'Todos' }).click());
    const other = within(row(/^Cliente 2,/)).getByTitle('Com Bruno Tavares');
    expect(within(other).getByText('Bruno Tavares').className).not.toMatch(/hidden/i);
  });
});

describe('what a customer shared', () => {
  it('a place with a map has no second pin, and coordinates do not stand for its name', async () => {
    const map = 'data:image/png;base64,AAAA | https://maps.google.com/?q=1,2';
    const { log } = await openWith([
      aMessage({ id: 'a', mediaType: 'locationMessage', body: `${map} | -23.55, -46.63` }),
      aMessage({
        id: 'b',
        mediaType: 'locationMessage',
        body: 'x | https://maps.google.com/?q=1,2 | Rua das Flores, 10',
      }),
    ]);
    const [first, second] = within(log).getAllByRole('link');
    expect(first).toHaveTextContent(/^Localização-23\.55, -46\.63/);
    expect(first!.querySelectorAll('svg')).toHaveLength(0);
    expect(second).toHaveTextContent(/^Rua das Flores, 10/);
    expect(second!.querySelectorAll('svg')).toHaveLength(1);
  });

  it('a contact has the number as people write it', async () => {
    const card = 'BEGIN:VCARD\nFN:Pedro Nunes\nTEL:+5511988887777\nEND:VCARD';
    const { log } = await openWith([aMessage({ mediaType: 'contactMessage', body: card })]);
    expect(within(log).getByText('+55 11 98888-7777')).toBeInTheDocument();
  });
});
