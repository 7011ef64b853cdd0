import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { InternalAxiosRequestConfig } from 'axios';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { hold } from '@tests/support/hold';
import { aMessage, aTicket, aUser, anOutboxEntry } from '@tests/support/records';
import { declarationsOf } from '@tests/support/rendering/declarationsOf';
import { drawn } from '@tests/support/rendering/drawn';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const question = aMessage({ id: 'Q1', body: 'Tem o sofá?' });

/** The ticket's first `refusals` changes fail. */
const open = async (ticket = mine, answer: { status?: number; body?: unknown } = {}, refusals = 0) => {
  const sent: unknown[] = [];
  const changes: unknown[] = [];
  const app = await renderTickets({
    tickets: [ticket],
    messages: [question],
    path: `/tickets/${ticket.uuid}`,
    routes: {
      [`POST /messages/${ticket.id}`]: ({ data }: InternalAxiosRequestConfig) => {
        sent.push(JSON.parse(String(data)));
        return answer;
      },
      [`PUT /tickets/${ticket.id}`]: ({ data }: InternalAxiosRequestConfig) => {
        const change = JSON.parse(String(data));
        changes.push(change);
        return changes.length > refusals ? { body: { ...ticket, ...change } } : { status: 500 };
      },
    },
  });
  await within(await screen.findByRole('log')).findAllByRole('article');
  return { ...app, sent, changes, box: () => screen.getByRole('textbox', { name: 'Mensagem' }) };
};
const inLog = () => within(screen.getByRole('log'));

beforeEach(() => localStorage.clear());

it('[INPUT-03] the text box has one row at first, and grows with its text up to five', async () => {
  const { box } = await open();
  expect(box()).toHaveAttribute('rows', '1');
  const own = declarationsOf('src/features/tickets/composer/Composer.module.css', 'text');
  const shared = declarationsOf('src/ui/conversation/conversation.module.css', 'text');
  expect(shared).toMatchObject({ 'field-sizing': 'content', 'line-height': '20px', 'overflow-y': 'auto' });
  expect(own).toMatchObject({ 'max-height': 'calc(5 * 20px + 16px)', padding: '12px 14px 4px' });
});

describe('writing', () => {
  it('[INPUT-01] [INPUT-17] [INPUT-18] [KEY-04] [CALL-37] Enter sends the text with body, read, fromMe, mediaUrl and quotedMsg, and so does the button', async () => {
    const { user, box, sent } = await open();
    await user.type(box(), 'Temos sim{Enter}');
    await eventually(() =>
      expect(sent).toEqual([
        { body: '*Ana Ribeiro:*\nTemos sim', read: 1, fromMe: true, mediaUrl: '', quotedMsg: null },
      ]),
    );
    expect(box()).toHaveValue('');
    expect(await inLog().findByText('Temos sim')).toBeInTheDocument();
    await user.type(box(), 'De dois lugares');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ ...(sent[0] as object), body: '*Ana Ribeiro:*\nDe dois lugares' });
  });

  it('[INPUT-01] a copied text is sent without the invisible mark at its start, with which servers would not store it', async () => {
    const { user, box, sent } = await open();
    await user.click(screen.getByRole('switch', { name: 'Assinar mensagens' }));
    await user.click(box());
    await user.paste(' \u200eRua das Flores, 10');
    await user.keyboard('{Enter}');
    await eventually(() => expect(sent).toMatchObject([{ body: 'Rua das Flores, 10' }]));
  });

  it('[LIST-05] a second text is sent while the first one is still being stored, each without a delay', async () => {
    const { box, sent } = await open();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const text of ['Segue o orçamento', 'Posso ajudar em algo mais?']) {
      fireEvent.change(box(), { target: { value: text } });
      fireEvent.keyDown(box(), { key: 'Enter' });
    }
    expect(box()).toHaveValue('');
    await drawn(() =>
      expect(sent).toMatchObject([
        { body: '*Ana Ribeiro:*\nSegue o orçamento' },
        { body: '*Ana Ribeiro:*\nPosso ajudar em algo mais?' },
      ]),
    );
  });

  it('[INPUT-18] [KEY-04] Shift+Enter breaks the line and sends nothing; with the other choice Enter breaks it and Shift+Enter sends', async () => {
    const { user, box, sent, live } = await open();
    await user.type(box(), 'Uma{Shift>}{Enter}{/Shift}outra');
    expect(box()).toHaveValue('Uma\noutra');
    await live(preferencesChanged({ sendKey: 'shiftEnter' }));
    await user.type(box(), '{Enter}e mais');
    expect(box()).toHaveValue('Uma\noutra\ne mais');
    expect(sent).toEqual([]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await eventually(() => expect(sent).toMatchObject([{ body: '*Ana Ribeiro:*\nUma\noutra\ne mais' }]));
    expect(box()).toHaveValue('');
    await live(preferencesChanged({ sendKey: 'enter' }));
    await user.type(box(), 'Até logo{Enter}');
    await eventually(() => expect(sent.slice(1)).toMatchObject([{ body: '*Ana Ribeiro:*\nAté logo' }]));
  });

  it('[INPUT-02] an empty or blank text is not sent', async () => {
    const { user, box, sent } = await open();
    await user.type(box(), '{Enter}');
    await user.type(box(), '   {Enter}');
    await user.clear(box());
    // Copied by accident: marks that nobody sees.
    for (const unseen of ['\u200e', ' \u200e', '\u200e \u200e', '\u200b\u2060 ']) {
      await user.clear(box());
      await user.paste(unseen);
      await user.keyboard('{Enter}');
    }
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
    expect(inLog().getAllByRole('article')).toHaveLength(1);
  });

  it('[INPUT-02] [INPUT-17] [MSG-05] [MSG-16] [CALL-37] a reply, which is not sent without a text, carries the id of its message, which is shown above it, and the next text carries none', async () => {
    const { user, box, sent, live } = await open();
    const later = aMessage({ id: 'Q2', body: 'E o tapete?', createdAt: new Date().toJSON() });
    await live(serverEvents.appMessage({ action: 'create', record: later, ticket: mine, contact: null }));
    expect(await inLog().findByText('E o tapete?')).toBeInTheDocument();
    // The one chosen last counts.
    for (const text of ['E o tapete?', 'Tem o sofá?']) {
      const message = within(inLog().getByText(text).closest('article')!);
      await user.click(message.getByRole('button', { name: 'Opções da mensagem' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Responder' }));
      await eventually(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    }
    expect(screen.getByRole('button', { name: 'Cancelar resposta' })).toBeInTheDocument();
    await user.type(box(), '{Enter}');
    await user.type(box(), 'Temos{Enter}');
    await eventually(() => expect(sent).toHaveLength(1));
    const rest = { read: 1, fromMe: true, mediaUrl: '' };
    expect(sent[0]).toEqual({ body: '*Ana Ribeiro:*\nTemos', quotedMsg: { id: 'Q1' }, ...rest });
    expect(inLog().getByText('Temos').closest('article')).toHaveTextContent(/Cliente 1Tem o sofá\?.*Temos/);
    expect(screen.queryByRole('button', { name: 'Cancelar resposta' })).not.toBeInTheDocument();
    await pasteInto(user, box(), 'De dois lugares', '{Enter}');
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ body: '*Ana Ribeiro:*\nDe dois lugares', quotedMsg: null });
  });

  it('[INPUT-17] [OFF-04] a reply stays in the draft until its text is on disk; a text written meanwhile carries none', async () => {
    const { box, sent, store, services, live } = await open();
    await live(draftChanged({ ticketId: 1, quotedMsgId: 'Q1' }));
    const { held, release } = hold();
    const { outbox } = services.storage;
    const put = outbox.put.bind(outbox);
    vi.spyOn(outbox, 'put').mockImplementation(async (...entry) => {
      await held;
      return put(...entry);
    });
    const write = (text: string) => {
      fireEvent.change(box(), { target: { value: text } });
      fireEvent.keyDown(box(), { key: 'Enter' });
    };
    write('Temos');
    expect(screen.queryByRole('button', { name: 'Cancelar resposta' })).not.toBeInTheDocument();
    expect(store.getState().drafts.byTicket[1]?.quotedMsgId).toBe('Q1');
    write('De dois lugares');
    await act(async () => release());
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ quotedMsg: { id: 'Q1' } }, { quotedMsg: null }]);
    await eventually(() => expect(store.getState().drafts.byTicket[1]).toBeUndefined());
  });

  it('[INPUT-17] a message that is answered while a reply to another one is being stored stays chosen', async () => {
    const { box, store, services, live } = await open();
    await live(draftChanged({ ticketId: 1, quotedMsgId: 'Q1' }));
    const { held, release } = hold();
    vi.spyOn(services.storage.outbox, 'put').mockReturnValue(held);
    fireEvent.change(box(), { target: { value: 'Temos' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    await live(draftChanged({ ticketId: 1, quotedMsgId: 'Q2' }));
    await act(async () => release());
    expect(screen.getByRole('button', { name: 'Cancelar resposta' })).toBeInTheDocument();
    expect(store.getState().drafts.byTicket[1]?.quotedMsgId).toBe('Q2');
  });

  it('[OFF-04] a reply to a message that is no longer loaded is shown too, and can be cancelled', async () => {
    const { user, store, live } = await open();
    await live(draftChanged({ ticketId: 1, quotedMsgId: 'OLD' }));
    const bar = screen.getByText('Resposta a uma mensagem anterior');
    await user.click(screen.getByRole('button', { name: 'Cancelar resposta' }));
    expect(bar).not.toBeInTheDocument();
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it('[INPUT-17] Escape cancels a reply, and the text is then none', async () => {
    const { user, box, sent } = await open();
    await user.click(
      within(inLog().getByText('Tem o sofá?').closest('article')!).getByRole('button', { name: 'Opções da mensagem' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    await user.type(box(), '{Escape}');
    expect(screen.queryByRole('button', { name: 'Cancelar resposta' })).not.toBeInTheDocument();
    await pasteInto(user, box(), 'Temos', '{Enter}');
    await eventually(() => expect(sent).toMatchObject([{ body: '*Ana Ribeiro:*\nTemos', quotedMsg: null }]));
  });

  it('[OFF-04] a text stays the draft of its ticket, is marked in the list, and is restored; clearing it removes both', async () => {
    const { user, box, store } = await open();
    await user.type(box(), 'Ainda não termin');
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    expect(store.getState().drafts.byTicket[1]?.text).toBe('Ainda não termin');
    await user.click(screen.getByRole('tab', { name: 'Abertos' }));
    expect(await screen.findByRole('button', { name: /Rascunho: Ainda não termin/ })).toBeInTheDocument();
    expect(box()).toHaveValue('Ainda não termin');
    await user.clear(box());
    await eventually(() => expect(screen.queryByRole('button', { name: /Rascunho:/ })).not.toBeInTheDocument());
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it('[OFF-04] a reply without a text is marked in the list as a draft', async () => {
    const { user } = await open();
    await user.click(
      within(inLog().getByText('Tem o sofá?').closest('article')!).getByRole('button', { name: 'Opções da mensagem' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    expect(await screen.findByRole('button', { name: /Rascunho: Resposta sem texto/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar resposta' }));
    await eventually(() => expect(screen.queryByRole('button', { name: /Rascunho:/ })).not.toBeInTheDocument());
  });

  it('[KEY-04] an Enter that is still held, as after accepting the row, neither sends the draft nor breaks its line', async () => {
    const { user, box, sent } = await open();
    await pasteInto(user, box(), 'Rascunho');
    expect(fireEvent.keyDown(box(), { key: 'Enter', repeat: true })).toBe(false);
    expect(box()).toHaveValue('Rascunho');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ body: expect.stringContaining('Rascunho') }]);
  });

  it('[INPUT-04] emoji are inserted one after the other in place of what is selected, and sent with the text', async () => {
    const { user, box, sent } = await open();
    await user.type(box(), 'Bom?? dia');
    (box() as HTMLTextAreaElement).setSelectionRange(3, 5);
    await user.click(screen.getByRole('button', { name: 'Emojis' }));
    fireEvent.change(await screen.findByLabelText('Buscar emoji'), { target: { value: 'abacaxi' } });
    const pineapple = await screen.findByLabelText('abacaxi');
    await user.click(pineapple);
    await user.click(pineapple);
    expect(box()).toHaveValue('Bom🍍🍍 dia');
    await user.keyboard('{Escape}');
    await eventually(() => expect(box()).toHaveFocus());
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await eventually(() => expect(sent).toMatchObject([{ body: '*Ana Ribeiro:*\nBom🍍🍍 dia' }]));
  });

  it('[INPUT-01] [CALL-37] asks before sending double braces that a server would remove', async () => {
    const { user, box, sent } = await open();
    box().focus();
    await user.paste('Custa {{preco}}');
    await user.keyboard('{Enter}');
    expect(
      screen.getByText('Sem valor para {{preco}}: o texto entre chaves some ao enviar. Corrija ou envie assim mesmo.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar assim mesmo' }));
    await eventually(() => expect(sent).toHaveLength(1));
  });
});

describe('a locked composer', () => {
  it('[ROUTE-08] [INPUT-18] [TICKET-09] [ERR-02] a resolved ticket offers Reabrir in place of Enviar, which reopens it', async () => {
    const { user, changes, paths } = await open({ ...mine, status: 'closed' }, {}, 1);
    expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
    const composer = within(screen.getByRole('region', { name: 'Escrever mensagem' }));
    expect(composer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reabrir']);
    expect(composer.getByText('Atendimento finalizado. Reabra para responder.')).toBeVisible();
    const reopen = composer.getByRole('button', { name: 'Reabrir' });
    await user.click(reopen);
    expect(await composer.findByText('Não foi possível concluir. Tente novamente.')).toBeVisible();
    await user.click(reopen);
    await eventually(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toMatchObject({ status: 'open', userId: me.id, queueId: 1 });
    await eventually(() => expect(paths).toContain(`/tickets/${mine.uuid}`));
  });

  it('[INPUT-18] a pending ticket that nobody has had yet takes no text either', async () => {
    await open({ ...mine, status: 'pending', userId: null });
    const composer = within(screen.getByRole('region', { name: 'Escrever mensagem' }));
    expect(composer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Aceitar']);
    expect(composer.getByText('Aceite o atendimento para responder.')).toBeVisible();
    expect(composer.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[INPUT-18] [TICKET-02] a pending ticket offers Aceitar, and the draft stays visible', async () => {
    const { user, box, live, changes } = await open();
    await pasteInto(user, box(), 'Meu rascunho');
    await user.tab();
    await live(serverEvents.ticket({ action: 'update', record: { ...mine, status: 'pending', userId: null } }));
    const composer = within(screen.getByRole('region', { name: 'Escrever mensagem' }));
    expect(composer.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Meu rascunho');
    expect(composer.getByRole('textbox', { name: 'Mensagem' })).toHaveAttribute('readonly');
    expect(composer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Aceitar']);
    await user.click(composer.getByRole('button', { name: 'Aceitar' }));
    await eventually(() => expect(changes[0]).toMatchObject({ status: 'open', userId: me.id }));
  });
});

describe('texts that were not delivered', () => {
  const now = Date.now();
  const lie = (store: Awaited<ReturnType<typeof open>>['store'], facts: Partial<OutboxEntry>) => {
    const entry = anOutboxEntry({ id: 'e1', body: 'Pode confirmar o CEP?', createdAt: now, sentAt: now, ...facts });
    return act(async () => void store.dispatch(outboxRestored([entry])));
  };

  it('[OFF-06] [ERR-31] a refused text shows the reason and offers to send again, copy and discard', async () => {
    const { user, store, sent } = await open();
    await lie(store, { state: 'failed', reason: 'ERR_WAPP_NOT_INITIALIZED' });
    const line = within(inLog().getByText('Pode confirmar o CEP?').closest('article')!);
    const reason = 'Esta conexão não está ativa. Peça ao administrador para conectar o WhatsApp de novo.';
    expect(line.getByText(`Não enviada: ${reason}`)).toBeInTheDocument();
    expect(line.getByTitle('Não enviada')).toBeVisible();
    for (const name of ['Enviar de novo', 'Copiar', 'Descartar'])
      expect(line.getByRole('button', { name })).toBeInTheDocument();
    await user.click(line.getByRole('button', { name: 'Copiar' }));
    await eventually(async () => expect(await navigator.clipboard.readText()).toBe('Pode confirmar o CEP?'));
    expect(sent).toEqual([]);
    await user.click(line.getByRole('button', { name: 'Enviar de novo' }));
    await eventually(() => expect(sent).toHaveLength(1));
  });

  it('[OFF-06] a discarded text disappears', async () => {
    const { user, store } = await open();
    await lie(store, { state: 'failed' });
    await user.click(inLog().getByRole('button', { name: 'Descartar' }));
    expect(inLog().queryByText('Pode confirmar o CEP?')).not.toBeInTheDocument();
  });

  it('[OFF-07] a text with an unknown outcome says so, and is sent again only when the user decides it', async () => {
    const { user, store, sent } = await open();
    await lie(store, { state: 'unconfirmed' });
    const line = within(inLog().getByText('Pode confirmar o CEP?').closest('article')!);
    expect(line.getByText('Não confirmada. Veja no WhatsApp antes de enviar de novo.')).toBeInTheDocument();
    expect(line.getByTitle('Não confirmada')).toBeVisible();
    for (const name of ['Enviar de novo', 'Copiar', 'Descartar'])
      expect(line.getByRole('button', { name })).toBeInTheDocument();
    await act(async () => {});
    expect(sent).toEqual([]);
    await user.click(line.getByRole('button', { name: 'Enviar de novo' }));
    await eventually(() => expect(sent).toMatchObject([{ body: 'Pode confirmar o CEP?' }]));
  });

  it('[OFF-07] a text with an unknown outcome can be discarded', async () => {
    const { user, store, sent } = await open();
    await lie(store, { state: 'unconfirmed' });
    await user.click(inLog().getByRole('button', { name: 'Descartar' }));
    expect(inLog().queryByText('Pode confirmar o CEP?')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[A11Y-04] a failed send is announced at once', async () => {
    const { store } = await open();
    await lie(store, { state: 'failed' });
    expect(screen.getByText('Mensagem não enviada: Pode confirmar o CEP?').closest('[role=alert]')).toBeInTheDocument();
  });
});
