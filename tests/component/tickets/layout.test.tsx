import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notificationHappened } from '@/processes/notifications/noticesSlice';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const LIST = { name: /^Atendimentos/ };
const narrowTabs = () => screen.queryByRole('tablist', { name: 'Partes da tela' });
const resize = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

describe('the layout of the ticket screen', () => {
  it('[TLIST-01] [TLIST-02] [TLIST-03] [A11Y-06] is narrow at 959 px with two tabs, wide at 960 px without them', async () => {
    const { user } = await renderTickets({ tickets: [mine], width: 959 });
    expect(narrowTabs()).toBeInTheDocument();
    const tabs = within(narrowTabs()!).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Ticket', expect.stringMatching(/^Atendimentos(?:\d|$)/)]);
    expect(await screen.findByRole('button', { name: /^Cliente 1/ })).toBeVisible();
    expect(screen.queryByText('Escolha um atendimento')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Ticket' }));
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(screen.getByText('Escolha um atendimento')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cliente 1/ })).not.toBeInTheDocument();
    resize(960);
    expect(screen.getByRole('button', { name: /^Cliente 1/ })).toBeVisible();
    expect(screen.getByText('Escolha um atendimento')).toBeInTheDocument();
    expect(narrowTabs()).not.toBeInTheDocument();
    // One third for the list, the rest for the conversation; jsdom measures nothing.
    const halves = document.querySelector<HTMLElement>('[class*=halves]')!;
    expect(halves.style.getPropertyValue('--columns')).toMatch(
      /^clamp\(320px, calc\(100% \/ 3\), .* minmax\(0, 1fr\)$/,
    );
  });

  it('[TLIST-02] [TLIST-03] opening a ticket switches to the tab Ticket, also when it is already open, and leaving it to the list', async () => {
    const { user } = await renderTickets({ tickets: [mine], width: 400 });
    expect(screen.getByRole('tab', { ...LIST, selected: true })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Cliente 1/ }));
    expect(screen.getByRole('tab', { name: 'Ticket', selected: true })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Cliente 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', LIST));
    expect(screen.queryByRole('heading', { name: 'Cliente 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Cliente 1/ }));
    expect(screen.getByRole('tab', { name: 'Ticket', selected: true })).toBeInTheDocument();
    // Once it is left, there is none to show.
    await user.keyboard('{Escape}');
    expect(screen.getByRole('tab', { ...LIST, selected: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Cliente 1/ })).toBeVisible();
  });

  it('[TLIST-02] [TLIST-03] [ROUTE-07] a ticket whose address is opened is shown in the tab Ticket, also from the tab of the lists', async () => {
    const path = `/tickets/${mine.uuid}`;
    const { user, live } = await renderTickets({ tickets: [mine], path, width: 400, follows: true });
    expect(screen.getByRole('tab', { name: 'Ticket', selected: true })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Cliente 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', LIST));
    await live(notificationHappened({ id: 'n', target: { kind: 'ticket', uuid: mine.uuid }, happened: 'clicked' }));
    expect(screen.getByRole('tab', { name: 'Ticket', selected: true })).toBeInTheDocument();
  });

  it('[TLIST-03] [A11Y-06] a width change keeps the draft, its text box and the list in place', async () => {
    const { user } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
    const composer = await screen.findByRole('textbox', { name: 'Mensagem' });
    const list = screen.getByRole('list', { name: 'Atendimentos' });
    await user.type(composer, 'Bom d');
    resize(959);
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBe(composer);
    await user.keyboard('ia');
    resize(960);
    expect(composer).toHaveValue('Bom dia');
    expect(screen.getByRole('list', { name: 'Atendimentos' })).toBe(list);
  });

  it('[TLIST-02] [TLIST-03] without a ticket the tab Atendimentos is shown', async () => {
    await renderTickets({ tickets: [mine], width: 400 });
    expect(screen.getByRole('tab', { ...LIST, selected: true })).toBeInTheDocument();
  });
});

describe('no ticket selected', () => {
  it('[TLIST-04] shows the product’s logo in place of a conversation, until one is opened and again once it is left', async () => {
    const { user } = await renderTickets({ tickets: [mine] });
    const place = screen.getByText('Escolha um atendimento');
    // An icon has another viewBox than the logo.
    const logo = place.closest('section')?.querySelector('svg');
    expect(logo).toHaveAttribute('viewBox', '16 16 480 480');
    expect(logo).toHaveAttribute('width', '56');
    await user.click(await screen.findByRole('button', { name: /^Cliente 1/ }));
    expect(await screen.findByRole('heading', { name: 'Cliente 1' })).toBeInTheDocument();
    expect(place).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const again = await screen.findByText('Escolha um atendimento');
    expect(again.closest('section')?.querySelector('svg')).toHaveAttribute('viewBox', '16 16 480 480');
  });
});

describe('the divider between list and conversation', () => {
  it('is moved by arrow keys and remembered', async () => {
    localStorage.setItem('ticketListWidth', '400');
    const { user } = await renderTickets({ tickets: [mine] });
    const edge = screen.getByRole('separator', { name: 'Largura da lista de atendimentos' });
    edge.focus();
    await user.keyboard('{ArrowLeft}');
    expect(localStorage.getItem('ticketListWidth')).toBe('320');
    fireEvent.doubleClick(edge);
    expect(localStorage.getItem('ticketListWidth')).toBeNull();
  });
});
