import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { dialogOpened } from '@/store/dialogs';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser();
const ticket = aTicket({ id: 1, status: 'open', userId: me.id });
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const media = (id: string, mediaType: string, minute: number) =>
  aMessage({ id, mediaType, mediaUrl: `https://atende.example.com.br/public/${id}`, body: '', createdAt: at(minute) });
const CARD = 'BEGIN:VCARD\nFN:Pedro Nunes\nTEL:+5511988887777\nEND:VCARD';

const openWith = async (messages: readonly Message[], routes = {}) => {
  const app = await renderTickets({ tickets: [ticket], messages, path: `/tickets/${ticket.uuid}`, routes });
  const log = await screen.findByRole('log');
  await within(log).findAllByRole('article');
  return { ...app, log };
};

beforeAll(() =>
  Promise.all([
    import('@/features/tickets/dialogs/NewTicketDialog'),
    import('@/features/tickets/reminders/ReminderDialog'),
  ]),
);

describe('[KEY-01] the keyboard in a conversation', () => {
  const messages = [
    aMessage({ id: 'text', body: 'Veja https://exemplo.com.br', createdAt: at(1) }),
    media('photo.jpg', 'image', 2),
    media('voice.mp3', 'audio', 3),
    media('film.mp4', 'video', 4),
    media('offer.pdf', 'application', 5),
    aMessage({ id: 'card', mediaType: 'contactMessage', body: CARD, createdAt: at(6) }),
  ];

  it('has a single Tab stop: links, pictures, players and files of the messages have none', async () => {
    const { log } = await openWith(messages);
    const controls = [...log.querySelectorAll<HTMLElement>('a[href], button, input, video, [tabindex]')];
    const reached = controls.filter((control) => control.tabIndex >= 0 && control.closest('[data-message]'));
    expect(reached).toEqual([]);
    // Make sure that there was something to check.
    expect(within(log).getByRole('link', { name: 'https://exemplo.com.br' })).toBeInTheDocument();
    expect(within(log).getByRole('button', { name: 'Reproduzir áudio' })).toBeInTheDocument();
    expect(within(log).getByRole('button', { name: 'Iniciar conversa' })).toBeInTheDocument();
  });

  it('[MSG-05] chooses Responder by Enter, which writes no line break into the text box', async () => {
    const { log, user } = await openWith(messages);
    const [menu] = within(log).getAllByRole('button', { name: 'Opções da mensagem' });
    act(() => menu!.focus());
    await user.keyboard('{Enter}');
    const reply = await screen.findByRole('menuitem', { name: 'Responder' });
    // The browser writes the line break where the focus is after the key's listeners, unless one of them has prevented it.
    expect(fireEvent.keyDown(reply, { key: 'Enter', keyCode: 13, which: 13 })).toBe(false);
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveFocus());
  });

  it('[MSG-07] answers the question whether to delete by Escape with a no', async () => {
    const { log, user, calls } = await openWith([aMessage({ id: 'own', body: 'Meu engano', fromMe: true })]);
    await user.click(within(log).getByRole('button', { name: 'Opções da mensagem' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Apagar' }));
    const question = await screen.findByRole('dialog', { name: 'Apagar esta mensagem?' });
    await user.keyboard('{Escape}');
    await eventually(() => expect(question).toHaveClass('ant-zoom-leave-active'));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    expect(within(log).getByRole('article')).not.toHaveTextContent('Mensagem apagada');
  });

  it('moves between messages by Up and Down, and within one by Left and Right', async () => {
    const { log, user } = await openWith(messages);
    const menus = within(log).getAllByRole('button', { name: 'Opções da mensagem' });
    log.focus();
    await user.keyboard('{ArrowUp}');
    await eventually(() => expect(menus.at(-1)).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    await eventually(() => expect(within(log).getByRole('button', { name: 'Iniciar conversa' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await eventually(() => expect(menus.at(-1)).toHaveFocus());
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    await eventually(() => expect(menus.at(-2)).toHaveFocus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}');
    await eventually(() => expect(within(log).getByRole('link', { name: 'https://exemplo.com.br' })).toHaveFocus());
  });
});

describe('a shared contact', () => {
  const card = aMessage({ id: 'card', mediaType: 'contactMessage', body: CARD });
  const nobody = { body: { contacts: [], count: 0, hasMore: false } };
  const pedro = { id: 8, name: 'Pedro Nunes', number: '5511988887777' };
  const created = aTicket({ id: 40, contactId: 8, contact: pedro, status: 'open', userId: me.id });

  it('[MSG-13] [TICKET-16] [ERR-02] [CALL-50] is added only after the conversation confirms it with a queue, and only once', async () => {
    const save = createRecordedRoute({ body: pedro });
    const answers = [{ status: 500, body: {} }, { body: created }];
    const { user, calls } = await openWith([card], {
      'GET /contacts': createRecordedRoute({ status: 500 }, nobody).route,
      'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#16a34a', orderQueue: 1 }] },
      'POST /contacts': save.route,
      'POST /tickets': () => answers.shift() ?? { status: 500 },
    });
    const begin = () => user.click(screen.getByRole('button', { name: 'Iniciar conversa' }));
    await begin();
    expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeVisible();
    await begin();
    let dialog = await screen.findByRole('dialog', { name: 'Novo atendimento' });
    expect(await within(dialog).findByText('Pedro Nunes')).toBeInTheDocument();
    expect(calls).not.toContain('POST /contacts');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(save.asked).toHaveLength(0);

    await begin();
    dialog = await screen.findByRole('dialog', { name: 'Novo atendimento' });
    const submit = within(dialog).getByRole('button', { name: 'Iniciar atendimento' });
    await user.click(submit);
    expect(await within(dialog).findByText('Selecione uma fila')).toBeInTheDocument();
    expect(calls).not.toContain('POST /contacts');
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByTitle('Vendas'));
    await user.click(submit);
    await waitFor(() => expect(calls.filter((call) => call === 'POST /tickets')).toHaveLength(1));
    expect(save.asked.map(({ body }) => body)).toEqual([
      { name: 'Pedro Nunes', number: '5511988887777', email: '', extraInfo: [] },
    ]);
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(() => expect(calls.filter((call) => call === 'POST /tickets')).toHaveLength(2));
    expect(save.asked).toHaveLength(1);
  });

  it('found late does not replace the dialog that was opened meanwhile', async () => {
    const { held, release: answer } = hold();
    let isAnswered = false;
    const { user, store } = await openWith([card], {
      'GET /contacts': async () => {
        await held;
        isAnswered = true;
        return nobody;
      },
    });
    const begin = screen.getByRole('button', { name: 'Iniciar conversa' });
    await user.click(begin);
    act(() => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 1 })));
    await user.type(await screen.findByRole('textbox', { name: 'Nota (opcional)' }), 'Ligar');
    await act(async () => answer());
    await waitFor(() => expect(isAnswered).toBe(true));
    await waitFor(() => expect(begin).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('Ligar');
    expect(screen.queryByRole('dialog', { name: 'Novo atendimento' })).not.toBeInTheDocument();
  });
});
