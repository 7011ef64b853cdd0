import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '@/bridge/desktop';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const me = aUser();
const contact = { id: 1_001, name: 'Cliente 1', number: '5511988342217' };
const mine = aTicket({ id: 1, status: 'open', userId: me.id, contact });
const at = (day: number) => new Date(2026, 2, day, 10, 20).toISOString();
const picture = (id: string, day: number, facts: Partial<Message> = {}) =>
  aMessage({ id, mediaType: 'image', mediaUrl: `${id}.jpg`, body: '-', createdAt: at(day), ...facts });

const newest = [
  picture('P3', 3),
  picture('P4', 4, { fromMe: true }),
  aMessage({ id: 'U', mediaType: 'video', mediaUrl: 'sala.mp4', body: 'Sala pronta', createdAt: at(4), fromMe: true }),
  aMessage({ id: 'V', mediaType: 'video', mediaUrl: 'montagem.mp4', body: '-', createdAt: at(5) }),
  aMessage({ id: 'F', mediaType: 'application', mediaUrl: 'boleto.pdf', body: 'boleto.pdf', createdAt: at(6) }),
  aMessage({ id: 'T', body: 'Veja https://loja.com.br/sofa', createdAt: at(7) }),
];
const older = [
  [aMessage({ id: 'W', body: 'Endereço: www.loja.com.br', createdAt: at(2) })],
  [
    picture('P1', 1),
    aMessage({ id: 'A', mediaType: 'video', mediaUrl: 'antigo.mp4', body: '-', createdAt: at(1) }),
    aMessage({ id: 'G', mediaType: 'application', mediaUrl: 'nota.pdf', body: '-', createdAt: at(1) }),
  ],
];

/** Three pages of messages; the second has only a link. */
const messages: FakeRoutes = {
  'GET /messages/1': ({ params }) => {
    const number = Number(params.pageNumber);
    const page = number === 1 ? newest : (older[number - 2] ?? []);
    return { body: { messages: page, count: 10, ticket: mine, hasMore: number < 3 } };
  },
};

const openDrawer = async (routes: FakeRoutes = {}, desktop?: DesktopBridge, width = 1_180) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const app = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: { 'GET /contacts/1001': { body: contact }, 'GET /ticket-notes/list': { body: [] }, ...messages, ...routes },
    ...(desktop && { desktop }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Dados do contato' }));
  return { ...app, drawer: await screen.findByRole('complementary', { name: 'Dados do contato' }) };
};

beforeAll(() => import('@/features/tickets/drawer/ContactDrawer'));
// Each test decides by itself whether the drawer is open.
beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** The messages that the conversation points at. */
const current = () =>
  [...document.querySelectorAll('[data-message][aria-current="true"]')].map((row) => row.getAttribute('data-message'));

describe('media of a contact', () => {
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('button', { name: /^Ir para a foto/ })
      .map((button) => button.getAttribute('aria-label'));

  it('[TRIAGE-09] [FMT-03] pictures are listed newest first, and older pages are loaded on request until one contains some', async () => {
    const { user, calls } = await openDrawer();
    const list = await screen.findByRole('list', { name: 'Fotos' });
    expect(names(list)).toEqual([
      'Ir para a foto de Você, 04/03/2026 10:20',
      'Ir para a foto de Cliente 1, 03/03/2026 10:20',
    ]);
    const pages = () => calls.filter((call) => call === 'GET /messages/1').length;
    const before = pages();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    await eventually(() => expect(names(list)).toHaveLength(3));
    expect(names(list).at(-1)).toBe('Ir para a foto de Cliente 1, 01/03/2026 10:20');
    expect(pages()).toBe(before + 2);
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Ir para a foto de Você, 04/03/2026 10:20' }));
    await eventually(() => expect(current()).toEqual(['P4']));
  });

  it('[TRIAGE-09] of many pictures the next ones are shown on request, without a call', async () => {
    const many = Array.from({ length: 25 }, (_, index) => picture(`X${index + 1}`, index + 1));
    const { user, calls } = await openDrawer({
      'GET /messages/1': { body: { messages: many, count: 25, ticket: mine, hasMore: false } },
    });
    const list = await screen.findByRole('list', { name: 'Fotos' });
    expect(names(list)).toHaveLength(24);
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(names(list)).toHaveLength(25);
    expect(names(list).at(-1)).toBe('Ir para a foto de Cliente 1, 01/03/2026 10:20');
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
    expect(calls).not.toContain('GET /messages/1');
  });

  it('[TRIAGE-09] older pages that fail are told of, and are loaded when asked for again', async () => {
    let fails = true;
    const { user, drawer } = await openDrawer({
      'GET /messages/1': ({ params }) => {
        const number = Number(params.pageNumber);
        if (number === 1) return { body: { messages: newest, count: 7, ticket: mine, hasMore: true } };
        return fails ? { status: 500 } : { body: { messages: older[1], count: 7, ticket: mine, hasMore: false } };
      },
    });
    const list = await screen.findByRole('list', { name: 'Fotos' });
    const more = () => user.click(within(drawer).getByRole('button', { name: 'Mostrar mais' }));
    await more();
    const failed = 'Não foi possível carregar as mensagens anteriores.';
    expect(await within(drawer).findByText(failed)).toBeInTheDocument();
    expect(names(list)).toHaveLength(2);
    fails = false;
    await more();
    await eventually(() => expect(names(list)).toHaveLength(3));
    expect(within(drawer).queryByText(failed)).not.toBeInTheDocument();
  });

  it('[MSG-15] [NTV-17] a picture of which only the name is known is shown from the server in use, and a file under a wrong public address downloaded', async () => {
    const { system, callLog } = createFakeSystem();
    const file = aMessage({
      mediaType: 'application',
      mediaUrl: 'http://interno:8080/public/boleto.pdf',
      body: 'boleto.pdf',
    });
    const named = aMessage({ id: 'P', mediaType: 'image', mediaUrl: 'sala.jpg', body: '-' });
    const { user, drawer } = await openDrawer(
      { 'GET /messages/1': { body: { messages: [file, named], count: 2, ticket: mine, hasMore: false } } },
      createFakeDesktop({ system }).desktop,
    );
    const pictures = await within(drawer).findByRole('list', { name: 'Fotos' });
    expect(pictures.querySelector('img')).toHaveAttribute('src', 'https://atende.example.com.br/public/sala.jpg');
    await user.click(await within(drawer).findByRole('tab', { name: 'Arquivos' }));
    await user.click(await within(drawer).findByRole('button', { name: 'Baixar boleto.pdf' }));
    expect(callLog.fetched).toEqual(['https://atende.example.com.br/public/boleto.pdf']);
  });

  it('[SEC-04] files and links are listed with what their names hide', async () => {
    const disguised = [
      aMessage({
        id: 'F',
        mediaType: 'application',
        mediaUrl: `fatura_${encodeURIComponent('\u202E')}fdp.exe`,
        body: '-',
      }),
      aMessage({ id: 'T', body: 'Veja https://b\u0430nco.com.br/x e https://banco.com.br@evil.test/' }),
    ];
    const { user, drawer } = await openDrawer({
      'GET /messages/1': { body: { messages: disguised, count: 2, ticket: mine, hasMore: false } },
    });
    await user.click(await within(drawer).findByRole('tab', { name: 'Arquivos' }));
    expect(within(drawer).getByRole('list', { name: 'Arquivos' })).toHaveTextContent('fatura_[U+202E]fdp.exe');
    expect(within(drawer).getByRole('button', { name: 'Baixar fatura_[U+202E]fdp.exe' })).toBeInTheDocument();
    await user.click(within(drawer).getByRole('tab', { name: 'Links' }));
    const links = within(within(drawer).getByRole('list', { name: 'Links' })).getAllByTitle('Ir para a mensagem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('https://banco.com.br@evil.test/evil.test'),
      expect.stringContaining('https://b[U+0430]nco.com.br/xxn--bnco-53d.com.br'),
    ]);
  });

  it('[TRIAGE-09] [FMT-03] videos, files and links have their own lists with older pages on request, and each entry opens its message', async () => {
    const { user, drawer } = await openDrawer();
    const tab = async (name: string) => user.click(await within(drawer).findByRole('tab', { name }));
    /** The rows of a list, newest first; the name of a row leads to its message. */
    const rows = (name: string) =>
      within(within(drawer).getByRole('list', { name })).getAllByTitle('Ir para a mensagem');
    await tab('Vídeos');
    expect(rows('Vídeos').map(({ textContent }) => textContent)).toEqual([
      'montagem.mp4Cliente 1 · 05/03/2026 10:20',
      'Sala prontaVocê · 04/03/2026 10:20',
    ]);
    await user.click(rows('Vídeos')[0]!);
    await eventually(() => expect(current()).toEqual(['V']));
    await tab('Arquivos');
    expect(rows('Arquivos').map(({ textContent }) => textContent)).toEqual(['boleto.pdfCliente 1 · 06/03/2026 10:20']);
    await user.click(rows('Arquivos')[0]!);
    await eventually(() => expect(current()).toEqual(['F']));
    expect(within(drawer).getByRole('button', { name: 'Baixar boleto.pdf' })).toBeInTheDocument();
    await tab('Links');
    const links = within(drawer).getByRole('list', { name: 'Links' });
    await user.click(within(links).getByRole('button', { name: /^https:\/\/loja.com.br\/sofa/ }));
    await eventually(() => expect(current()).toEqual(['T']));
    for (const name of ['Links', 'Arquivos', 'Vídeos']) {
      await tab(name);
      expect(within(drawer).getByRole('button', { name: 'Mostrar mais' })).toBeEnabled();
    }
    const more = () => user.click(within(drawer).getByRole('button', { name: 'Mostrar mais' }));
    await tab('Links');
    await more();
    await eventually(() => expect(rows('Links')).toHaveLength(2));
    expect(rows('Links').at(-1)).toHaveTextContent('www.loja.com.brCliente 1 · 02/03/2026 10:20');
    await tab('Vídeos');
    await more();
    await eventually(() => expect(rows('Vídeos')).toHaveLength(3));
    expect(rows('Vídeos').at(-1)).toHaveTextContent('antigo.mp4Cliente 1 · 01/03/2026 10:20');
    await tab('Arquivos');
    expect(rows('Arquivos').at(-1)).toHaveTextContent('nota.pdfCliente 1 · 01/03/2026 10:20');
  });

  it('[TRIAGE-09] a drawer that lies over the messages closes when one of them is opened', async () => {
    const { user, drawer } = await openDrawer({}, undefined, 1_179);
    await user.click(await within(drawer).findByRole('tab', { name: 'Vídeos' }));
    await user.click(
      within(within(drawer).getByRole('list', { name: 'Vídeos' })).getAllByTitle('Ir para a mensagem')[0]!,
    );
    expect(drawer).not.toBeInTheDocument();
    await eventually(() => expect(current()).toEqual(['V']));
  });
});

describe('other tickets of a contact', () => {
  const others = [
    aTicket({
      id: 7,
      status: 'closed',
      contact,
      contactId: 1_001,
      userId: 12,
      user: { id: 12, name: 'Bruno Lima' },
      queue: { id: 1, name: 'Vendas', color: '#000' },
      whatsapp: { name: 'Loja SP' },
      updatedAt: at(9),
    }),
    // One of somebody else whose message contains the number, and one in a queue the user may not see.
    aTicket({ id: 8, status: 'closed', contactId: 99 }),
    aTicket({ id: 9, status: 'open', contactId: 1_001, contact, queueId: 5 }),
    mine,
  ];
  const routes = (answer = { body: { tickets: others, count: 4, hasMore: false } as unknown }): FakeRoutes => ({
    'GET /tickets': ({ params }) =>
      params.searchParam === contact.number ? answer : { body: { tickets: [], count: 0, hasMore: false } },
  });

  it('[FMT-01] [ROUTE-08] [TRIAGE-09] [FMT-03] show status, queue, connection, user and date, open on click, and follow live changes', async () => {
    const { user, live, calls } = await openDrawer(routes());
    const section = await screen.findByRole('region', { name: 'Outros atendimentos' });
    const link = await within(section).findByRole('link');
    expect(link).toHaveTextContent(/^Finalizado09\/03\/2026 10:20Vendas · Loja SP · Bruno Lima$/);
    await live(
      serverEvents.ticket({
        action: 'update',
        record: { ...others[0]!, status: 'pending', userId: null, user: null, updatedAt: at(10) },
      }),
    );
    expect(within(section).getByRole('link')).toHaveTextContent(/^Aguardando10\/03\/2026 10:20Vendas · Loja SP$/);
    const { id: userId, name } = me;
    const taken = { ...others[0]!, status: 'open', userId, user: { id: userId, name }, updatedAt: at(10) };
    await live(serverEvents.ticket({ action: 'update', record: taken }));
    expect(within(section).getByRole('link')).toHaveTextContent(/^Atendendo.*Loja SP · Ana Ribeiro$/);
    const rated = { ...others[0]!, userId: null, user: null, queueId: null, queue: null, updatedAt: at(11) };
    await live(serverEvents.ticket({ action: 'update', record: rated }));
    expect(within(section).getByRole('link')).toHaveTextContent(/^Finalizado11\/03\/2026 10:20Sem fila · Loja SP$/);
    expect(within(section).getByRole('link')).toHaveAttribute('href', `/tickets/${others[0]!.uuid}`);
    await user.click(within(section).getByRole('link'));
    // The page asks for it. This server does not know it, so the address leads back at once.
    await eventually(() => expect(calls).toContain(`GET /tickets/u/${others[0]!.uuid}`));
  });

  it('[TRIAGE-09] a failure is shown and can be retried, and a contact without other tickets says so', async () => {
    const none = { tickets: [mine], count: 1, hasMore: false };
    let asked = 0;
    const { user } = await openDrawer({
      'GET /tickets': ({ params }) => {
        if (params.searchParam !== contact.number) return { body: { ...none, tickets: [] } };
        asked += 1;
        return asked === 1 ? { status: 500 } : { body: none };
      },
    });
    const section = await screen.findByRole('region', { name: 'Outros atendimentos' });
    expect(await within(section).findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar os outros atendimentos.',
    );
    await user.click(within(section).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(section).findByText('Nenhum outro atendimento deste contato.')).toBeInTheDocument();
  });
});

it('[CDRAWER-07] [ERR-02] a note whose deletion fails stays, and the notes say so', async () => {
  const note = { id: 5, note: 'De todos', user: { id: 11, name: 'Diego' }, ticketId: 1, contactId: 1_001 };
  const { drawer, user } = await openDrawer({
    'GET /ticket-notes/list': { body: [note] },
    'DELETE /ticket-notes/5': { status: 500 },
  });
  await user.click(await within(drawer).findByRole('button', { name: 'Excluir observação' }));
  const question = within(await findQuestion('Excluir a observação?'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await within(drawer).findByText('Não foi possível concluir. Tente novamente.')).toBeVisible();
  expect(within(drawer).getByText('De todos')).toBeVisible();
});

it('[CDRAWER-06] [ERR-02] a note that could not be added is not listed and not told as added, and its text stays for the next try', async () => {
  const note = { id: 5, note: 'Portaria exige RG', ticketId: 1, contactId: 1_001 };
  const { drawer, user, store } = await openDrawer({
    'GET /ticket-notes/list': { body: [] },
    'POST /ticket-notes': createRecordedRoute({ status: 500, body: {} }, { body: note }).route,
  });
  const field = await within(drawer).findByRole('textbox', { name: 'Nova observação' });
  await user.click(field);
  await user.paste('Portaria exige RG');
  await user.click(await within(drawer).findByRole('button', { name: 'Adicionar' }));
  expect(await within(drawer).findByText(/^Não foi possível salvar/)).toBeVisible();
  expect(field).toHaveValue('Portaria exige RG');
  expect(within(drawer).getByText('Nenhuma observação ainda.')).toBeVisible();
  expect(store.getState().toasts).toEqual([]);
  await user.type(field, '{Control>}{Enter}{/Control}');
  await findSuccess('Observação adicionada com sucesso!');
  expect(field).toHaveValue('');
});
