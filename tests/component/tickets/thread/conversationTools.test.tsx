import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const path = `/tickets/${mine.uuid}`;
const MEDIA = 'https://atende.example.com.br/public';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const said = (minute: number, body: string, facts: Partial<Message> = {}) =>
  aMessage({ id: `m${minute}`, body, createdAt: at(minute), ...facts });

/** A conversation in pages of the server, the newest first. */
const openPages = async (pages: readonly (readonly Message[])[], routes = {}, ticket = mine) => {
  const asked: number[] = [];
  const app = await renderTickets({
    tickets: [ticket],
    path,
    routes: {
      'GET /messages/1': ({ params }: { params?: { pageNumber?: number } }) => {
        const page = Number(params?.pageNumber);
        asked.push(page);
        return {
          body: {
            messages: pages[page - 1] ?? [],
            count: pages.flat().length,
            ticket,
            hasMore: page < pages.length,
          },
        };
      },
      ...routes,
    },
  });
  const log = await screen.findByRole('log');
  await within(log).findAllByRole('article');
  return { ...app, asked, log };
};
const bubble = (text: string) => within(screen.getByRole('log')).getByText(text).closest('article')!;
const openMenuOf = async (user: Awaited<ReturnType<typeof openPages>>['user'], text: string) => {
  await user.click(within(bubble(text)).getByRole('button', { name: 'Opções da mensagem' }));
  await screen.findByRole('menuitem', { name: 'Responder' });
};

// Here only scrolling loads pages; otherwise the screen would be filled automatically.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('search in the conversation', () => {
  const pages = [
    [said(50, 'O sofá verde'), said(51, 'Outra coisa'), said(52, 'SOFA grande')],
    [said(30, 'Nada aqui')],
    [said(10, 'Tem sofá?', { mediaType: 'image', mediaUrl: `${MEDIA}/sala.jpg` })],
  ];
  const status = () => within(screen.getByLabelText('Busca na conversa')).getByRole('status').textContent;
  const current = () => document.querySelector('[data-message][aria-current="true"]')?.textContent;
  /** Watches what is shown from now on, since the mark leaves after 1.2 s, on a busy machine before the test looks. */
  const watchMarks = () => {
    const shown: unknown[] = [];
    const observer = new MutationObserver(() => shown.push([status(), current()]));
    observer.observe(screen.getByRole('log'), { subtree: true, childList: true, attributes: true });
    return (place: string, text: string) =>
      eventually(() => expect(shown).toContainEqual([place, expect.stringContaining(text)]));
  };

  it('[FIND-01] Ctrl+F shows the number of hits, jumps between them and loads older pages to continue', async () => {
    const { user, asked, log } = await openPages(pages);
    await user.keyboard('{Control>}f{/Control}');
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Texto a buscar na conversa' })).toHaveFocus());
    const marked = watchMarks();
    await user.keyboard('sofa');
    await marked('1 de 2 até aqui', 'SOFA grande');
    expect([...log.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['sofá', 'SOFA']);
    await user.keyboard('{Enter}');
    await marked('2 de 2 até aqui', 'O sofá verde');
    expect(asked).toEqual([1]);
    await user.keyboard('{Enter}');
    await marked('3 de 3', 'Tem sofá?');
    expect(asked).toEqual([1, 2, 3]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toBe('2 de 3');
    await user.click(screen.getByRole('button', { name: 'Próxima ocorrência' }));
    expect(status()).toBe('1 de 3');
    expect(screen.getByRole('button', { name: 'Próxima ocorrência' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ocorrência anterior' }));
    await marked('2 de 3', 'O sofá verde');
  });

  it('[FIND-01] text in older pages is found there, and text that occurs nowhere is reported', async () => {
    const { user, asked } = await openPages(pages);
    await user.click(screen.getByRole('button', { name: 'Buscar na conversa' }));
    await user.keyboard('tem');
    await eventually(() => expect(status()).toBe('1 de 1'));
    expect(asked).toEqual([1, 2, 3]);
    await user.clear(screen.getByRole('textbox', { name: 'Texto a buscar na conversa' }));
    await user.paste('cadeira');
    await eventually(() => expect(status()).toBe('Nada encontrado'));
  });

  it('[FIND-01] on macOS Cmd+F opens it, and Ctrl+F does not', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await openPages(pages);
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.queryByLabelText('Busca na conversa')).not.toBeInTheDocument();
    await user.keyboard('{Meta>}f{/Meta}');
    expect(screen.getByLabelText('Busca na conversa')).toBeVisible();
  });

  it('[FIND-01] one letter is looked for in older pages too', async () => {
    const { user, asked } = await openPages(pages);
    await user.keyboard('{Control>}f{/Control}');
    await user.keyboard('?');
    await eventually(() => expect(status()).toBe('1 de 1'));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('[FIND-01] finds files by name, contacts by name and number, places by their words, and pictures, videos and files by what was written with them', async () => {
    const { user } = await openPages([
      [
        said(1, '-', { mediaType: 'application', mediaUrl: `${MEDIA}/1795240824108_contrato.pdf` }),
        said(2, 'BEGIN:VCARD\nFN:Carla\nTEL:+55 11 97120-4456\nEND:VCARD', { mediaType: 'contactMessage' }),
        said(3, ' | https://maps.google.com/maps?q=1 | Rua das Flores', { mediaType: 'locationMessage' }),
        said(4, 'Veja a mesa', { mediaType: 'video', mediaUrl: `${MEDIA}/1795240824108_clipe.mp4` }),
        said(5, 'Assine aqui', { mediaType: 'application', mediaUrl: `${MEDIA}/1795240824109_minuta.pdf` }),
        said(6, 'O tapete', { mediaType: 'image', mediaUrl: `${MEDIA}/1795240824108_sala.jpg` }),
      ],
    ]);
    await user.keyboard('{Control>}f{/Control}');
    for (const words of ['contrato', 'carla', '97120', 'flores', 'veja a', 'assine', 'tapete']) {
      await user.clear(screen.getByRole('textbox', { name: 'Texto a buscar na conversa' }));
      await eventually(() => expect(status()).toBe(''));
      await user.keyboard(words);
      await eventually(() => expect(status()).toBe('1 de 1'));
    }
  });

  it('[FIND-01] stays at its hit when the text is shortened after older pages held nothing', async () => {
    const { user } = await openPages([[said(50, 'O sofá'), said(51, 'Sofá verde')], [said(30, 'Nada aqui')]]);
    await user.keyboard('{Control>}f{/Control}');
    await user.paste('sofá v');
    await eventually(() => expect(status()).toBe('1 de 1 até aqui'));
    await user.keyboard('{Enter}');
    await eventually(() => expect(status()).toBe('1 de 1'));
    await user.keyboard('{Backspace}{Backspace}');
    await eventually(() => expect(status()).toMatch(/ de 2$/));
    expect(status()).toBe('1 de 2');
  });

  it('[FIND-01] closes on Esc, removes its marks and returns the focus', async () => {
    const { user, log } = await openPages(pages);
    const button = screen.getByRole('button', { name: 'Buscar na conversa' });
    await user.click(button);
    await user.paste('sofa');
    await eventually(() => expect(log.querySelector('mark')).not.toBeNull());
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Busca na conversa')).not.toBeInTheDocument();
    expect(log.querySelector('mark')).toBeNull();
    await eventually(() => expect(button).toHaveFocus());
    expect(screen.getByRole('log')).toBeInTheDocument();
  });

  it('[FIND-01] says that it stopped when the server does not answer', async () => {
    const { user } = await openPages(pages, {
      'GET /messages/1': ({ params }: { params?: { pageNumber?: number } }) =>
        Number(params?.pageNumber) === 1
          ? { body: { messages: pages[0], count: 99, ticket: mine, hasMore: true } }
          : { status: 500 },
    });
    await user.keyboard('{Control>}f{/Control}');
    await user.paste('cadeira');
    await eventually(() => expect(status()).toBe('A busca parou: o servidor não respondeu. Tente de novo.'));
  });

  it('[FIND-01] says so too when it has hits and the next older one cannot be read, and goes on to it once it can', async () => {
    let fails = true;
    const { user } = await openPages(pages, {
      'GET /messages/1': ({ params }: { params?: { pageNumber?: number } }) => {
        const page = Number(params?.pageNumber);
        if (fails && page > 1) return { status: 500 };
        return { body: { messages: pages[page - 1], count: 5, ticket: mine, hasMore: page < pages.length } };
      },
    });
    await user.keyboard('{Control>}f{/Control}');
    await user.paste('sofa');
    await eventually(() => expect(status()).toBe('1 de 2 até aqui'));
    await user.keyboard('{Enter}{Enter}');
    await eventually(() => expect(status()).toBe('A busca parou: o servidor não respondeu. Tente de novo.'));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toBe('1 de 2 até aqui');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toBe('1 de 2 até aqui');
    fails = false;
    await user.keyboard('{Enter}{Enter}');
    await eventually(() => expect(status()).toBe('3 de 3'));
  });
});

describe('the unread divider', () => {
  const rowsOf = (log: HTMLElement) =>
    Array.from(log.querySelectorAll('article, [class*="unread"]'), (row) => row.textContent ?? '');
  const placeOf = (log: HTMLElement, words: string) => rowsOf(log).findIndex((row) => row.includes(words));
  const unreadOnes = [said(30, 'Já lida'), said(31, 'Primeira não lida')];
  const latest = [said(50, 'Segunda não lida'), said(51, 'Terceira não lida')];

  it('[FIND-03] stands where reading stopped, also on a page that is loaded later', async () => {
    const { user, live, log } = await openPages([latest, unreadOnes], {}, { ...mine, unreadMessages: 3 });
    // Where reading stopped is not loaded yet.
    expect(within(log).queryByText(/novas mensagens/)).not.toBeInTheDocument();
    const record = said(52, 'Chegou agora');
    await live(serverEvents.appMessage({ action: 'create', record, ticket: mine, contact: null }));
    await within(log).findByText('Chegou agora');
    await user.keyboard('{Control>}f{/Control}');
    await user.paste('lida');
    await user.keyboard('{Enter}{Enter}');
    await within(log).findByText('3 novas mensagens');
    expect(placeOf(log, '3 novas mensagens')).toBe(placeOf(log, 'Primeira') - 1);
    expect(placeOf(log, '3 novas mensagens')).toBe(placeOf(log, 'Já') + 1);
  });

  it.each([
    [1, 'Terceira', '1 nova mensagem'],
    [2, 'Segunda', '2 novas mensagens'],
    // The server counts more than it still has.
    [9, 'Segunda', '2 novas mensagens'],
  ])('[FIND-03] %i unread: stands above the first of them', async (unreadMessages, first, words) => {
    const own = said(49, 'Pois não?', { fromMe: true });
    const { log } = await openPages([[own, ...latest]], {}, { ...mine, unreadMessages });
    await within(log).findByText(words);
    expect(placeOf(log, words)).toBe(placeOf(log, first) - 1);
  });
});

describe('quoted messages', () => {
  const original = said(10, 'Tem o sofá?', { fromMe: true, ack: 4 });
  const answer = said(50, 'Sobre isto', { quotedMsg: original, quotedMsgId: original.id });
  const lead = () => fireEvent.click(screen.getByRole('button', { name: 'Ir para a mensagem original de Você' }));

  it('[FIND-02] scroll to the original, which is highlighted for 1.2 s', async () => {
    await openPages([[original, answer]]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    lead();
    const article = document.querySelector('[data-message="m10"]');
    // For screen readers and by sight.
    const marks = () => [article?.getAttribute('aria-current'), article?.className.includes('glowing')];
    expect(marks()).toEqual(['true', true]);
    act(() => void vi.advanceTimersByTime(1_199));
    expect(marks()).toEqual(['true', true]);
    act(() => void vi.advanceTimersByTime(1));
    expect(marks()).toEqual([null, false]);
  });

  it('[FIND-02] load older pages up to the original', async () => {
    const { asked } = await openPages([[answer], [said(30, 'No meio')], [original], [said(1, 'Antes')]]);
    expect(asked).toEqual([1]);
    lead();
    await eventually(() =>
      expect(document.querySelector('[data-message][aria-current="true"]')).toHaveTextContent('Tem o sofá?'),
    );
    expect(asked).toEqual([1, 2, 3]);
  });

  it('[FIND-02] say so when their original is gone', async () => {
    const { asked } = await openPages([[answer], [said(30, 'No meio')]]);
    lead();
    const notice = await screen.findByText('A mensagem original não está mais nesta conversa.');
    // Nothing has failed.
    expect(notice.closest('[role]')).toHaveAttribute('role', 'status');
    expect(asked).toEqual([1, 2]);
  });

  it('[FIND-02] say so again at a second click', async () => {
    const { user } = await openPages([[answer]]);
    const notice = 'A mensagem original não está mais nesta conversa.';
    lead();
    await screen.findByText(notice);
    await user.click(within(screen.getByRole('region', { name: 'Avisos' })).getByRole('button'));
    await eventually(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    lead();
    expect(await screen.findByText(notice)).toBeInTheDocument();
  });
});

describe('deleting', () => {
  const theirs = said(1, 'Do cliente');
  const own = said(2, 'Meu engano', { fromMe: true, ack: 2 });
  const gone = said(3, 'Já apagada', { fromMe: true, ack: 2, isDeleted: true });
  const file = { mediaType: 'application', mediaUrl: `${MEDIA}/1.pdf`, ack: 0 };
  const files = [said(4, 'Contrato', { ...file, fromMe: true }), said(5, 'Minuta', file)];

  it('[MSG-06] is offered on own messages only, and not twice', async () => {
    const { user } = await openPages([[theirs, own, gone, ...files]]);
    for (const [text, offered] of [
      ['Contrato', true],
      ['Minuta', false],
      ['Do cliente', false],
      ['Meu engano', true],
      ['Já apagada', false],
    ] as const) {
      await openMenuOf(user, text);
      expect(screen.queryAllByRole('menuitem', { name: 'Apagar' })).toHaveLength(offered ? 1 : 0);
      await user.keyboard('{Escape}');
      await eventually(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  });

  it('[MSG-07] [CALL-38] [SHELL-14] asks first: a no makes no call, a yes deletes the message by its id, with neither query nor body', async () => {
    const { asked, route } = createRecordedRoute({ body: '' });
    const { user, calls } = await openPages([[theirs, own, ...files]], { 'DELETE /messages/m2': route });
    const remove = async (answer: string) => {
      await openMenuOf(user, 'Meu engano');
      await user.click(screen.getByRole('menuitem', { name: 'Apagar' }));
      const dialog = await screen.findByRole('dialog', { name: 'Apagar esta mensagem?' });
      expect(dialog).toHaveTextContent('Ela também será apagada no WhatsApp do cliente.');
      await user.click(within(dialog).getByRole('button', { name: answer }));
    };
    await remove('Cancelar');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await remove('Apagar');
    await eventually(() => expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /messages/m2']));
    expect(asked).toEqual([{ query: undefined, body: undefined }]);
    await eventually(() => expect(bubble('Meu engano')).toHaveTextContent('Mensagem apagada'));
  });

  it.each([
    ['[ERR-02] without a known reason', { status: 500 }, 'Não foi possível apagar a mensagem. Tente de novo.'],
    [
      '[ERR-14] of WhatsApp',
      { status: 400, body: { error: 'ERR_DELETE_WAPP_MSG' } },
      'Não foi possível apagar a mensagem no WhatsApp.',
    ],
  ])('[MSG-07] a refusal %s is shown once, and the message stays', async (_, answer, text) => {
    const { user } = await openPages([[own]], { 'DELETE /messages/m2': answer });
    await openMenuOf(user, 'Meu engano');
    await user.click(screen.getByRole('menuitem', { name: 'Apagar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar' }));
    await screen.findByText(text);
    expect(within(screen.getByRole('region', { name: 'Avisos' })).getAllByRole('alert')).toHaveLength(1);
    expect(bubble('Meu engano')).not.toHaveTextContent('Mensagem apagada');
  });
});

it.each(['closed', 'pending'] as const)(
  '[INPUT-18] a message of a %s ticket cannot be answered, since nothing can be written there',
  async (status) => {
    const ticket = aTicket({ id: 1, status, userId: status === 'closed' ? me.id : null });
    const { user, live } = await renderTickets({
      tickets: [ticket],
      messages: [said(1, 'Tem o sofá?')],
      path: `/tickets/${ticket.uuid}`,
    });
    await within(await screen.findByRole('log')).findByRole('article');
    const reply = async () => {
      await openMenuOf(user, 'Tem o sofá?');
      return screen.getByRole('menuitem', { name: 'Responder' });
    };
    expect(await reply()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const record = { ...ticket, status: 'open' as const, userId: me.id };
    await live(serverEvents.ticket({ action: 'update', record }));
    expect(await reply()).not.toHaveAttribute('aria-disabled', 'true');
  },
);

describe('links and names', () => {
  it('[SEC-04] a link whose text hides its target shows the target, and a file name shows its hidden characters', async () => {
    await openPages([
      [
        said(1, 'Entre em https://banco.com.br@evil.test/x'),
        said(2, '-', { mediaType: 'application', mediaUrl: `${MEDIA}/fatura_${encodeURIComponent('\u202E')}fdp.exe` }),
      ],
    ]);
    expect(screen.getByRole('link', { name: /abre evil\.test/ })).toHaveAttribute(
      'href',
      'https://banco.com.br@evil.test/x',
    );
    expect(screen.getByRole('link', { name: 'Baixar fatura_[U+202E]fdp.exe' })).toHaveTextContent('EXE');
  });

  it('the menu copies the text of a message, using the keyboard only', async () => {
    const { user } = await openPages([[said(1, 'Segue o endereço')]]);
    act(() => within(bubble('Segue o endereço')).getByRole('button', { name: 'Opções da mensagem' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Copiar texto' });
    await user.click(screen.getByRole('menuitem', { name: 'Copiar texto' }));
    expect(await navigator.clipboard.readText()).toBe('Segue o endereço');
  });
});
