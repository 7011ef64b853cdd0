import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const path = `/tickets/${mine.uuid}`;
const MEDIA = 'https://atende.example.com.br/public';

const openWith = async (messages: readonly Message[], rest: Partial<Parameters<typeof renderTickets>[0]> = {}) => {
  const app = await renderTickets({ tickets: [mine], messages, path, ...rest });
  const log = messages.length > 0 ? await screen.findByRole('log', { name: 'Conversa com Cliente 1' }) : null;
  if (log) await within(log).findAllByRole('article');
  return { ...app, log: log as HTMLElement };
};
const inLog = () => within(screen.getByRole('log'));
const bubble = (text: string) => inLog().getByText(text).closest('article')!;
/** What a screen reader says once it has finished speaking. */
const toldPolitely = () =>
  screen.getAllByRole('status').flatMap((place) => (place.hasAttribute('aria-live') ? [] : place.textContent));

const NOW = new Date(2026, 10, 21, 14, 0);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('messages', () => {
  it('[MSG-02] [CALL-36] are those of the ticket, in chronological order with the newest at the bottom', async () => {
    const messages = [
      aMessage({ id: 'b', body: 'Segunda', createdAt: '2026-11-21T12:01:00.000Z' }),
      aMessage({ id: 'a', body: 'Primeira', createdAt: '2026-11-21T12:00:00.000Z' }),
      aMessage({ id: 'c', body: 'Terceira', createdAt: '2026-11-21T12:02:00.000Z' }),
    ];
    const { asked, route } = createRecordedRoute({ body: { messages, count: 3, ticket: mine, hasMore: false } });
    const { calls, log } = await openWith(messages, {
      tickets: [mine, aTicket({ id: 2, status: 'open', userId: me.id })],
      routes: { 'GET /messages/1': route },
    });
    expect(asked[0]?.query).toEqual({ pageNumber: 1 });
    expect(calls).not.toContain('GET /messages/2');
    const texts = Array.from(log.querySelectorAll('article'), (item) => item.textContent);
    expect(texts.map((text) => /Primeira|Segunda|Terceira/.exec(text)?.[0])).toEqual([
      'Primeira',
      'Segunda',
      'Terceira',
    ]);
  });

  it('[MSG-03] [FMT-01] [FMT-02] days are named Hoje, Ontem and by date', async () => {
    const { log } = await openWith([
      aMessage({ id: 'a', createdAt: new Date(2026, 10, 19, 17, 5).toISOString() }),
      aMessage({ id: 'b', createdAt: new Date(2026, 10, 20, 9, 30).toISOString() }),
      aMessage({ id: 'c', createdAt: new Date(2026, 10, 21).toISOString() }),
    ]);
    for (const day of ['19/11/2026', 'Ontem', 'Hoje']) expect(inLog().getByText(day)).toBeVisible();
    expect(log).toHaveTextContent(/19\/11\/2026.*\D17:05(?!:).*Ontem.*\D09:30(?!:).*Hoje.*\D00:00(?!:)/);
  });

  it('[MSG-08] [MSG-09] [MSG-10] pictures, audio and videos are shown and played in place', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { log, user } = await openWith([
      aMessage({ id: 'a', mediaType: 'image', mediaUrl: `${MEDIA}/1.jpg`, body: '-' }),
      aMessage({ id: 'b', mediaType: 'audio', mediaUrl: `${MEDIA}/2.mp3`, body: 'Áudio' }),
      aMessage({ id: 'c', mediaType: 'video', mediaUrl: `${MEDIA}/3.mp4`, body: '-' }),
      aMessage({ id: 'd', mediaType: 'image', mediaUrl: `${MEDIA}/4.jpg`, body: '-', fromMe: true }),
      aMessage({ id: 'e', mediaType: 'audio', mediaUrl: `${MEDIA}/5.ogg`, body: 'Áudio', fromMe: true }),
      aMessage({ id: 'f', mediaType: 'video', mediaUrl: `${MEDIA}/6.mp4`, body: 'A mesa', fromMe: true }),
    ]);
    const filesOf = (kind: string) => Array.from(log.querySelectorAll(kind), (file) => file.getAttribute('src'));
    const pictures = ['Cliente 1', 'Você'].map((name) =>
      screen.getByRole('img', { name: `Imagem enviada por ${name}` }),
    );
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([`${MEDIA}/1.jpg`, `${MEDIA}/4.jpg`]);
    for (const picture of pictures) expect(picture).toBeVisible();
    expect(filesOf('audio')).toEqual([`${MEDIA}/2.mp3`, `${MEDIA}/5.ogg`]);
    await user.click(screen.getAllByRole('button', { name: 'Reproduzir áudio' })[0]!);
    expect(play.mock.contexts).toEqual([log.querySelector('audio')]);
    expect(screen.getAllByRole('slider', { name: 'Posição do áudio' })).toHaveLength(2);
    expect(filesOf('video')).toEqual([`${MEDIA}/3.mp4`, `${MEDIA}/6.mp4`]);
    expect(bubble('A mesa')).toContainElement(log.querySelectorAll('video')[1]!);
    expect(screen.getAllByRole('button', { name: 'Reproduzir vídeo' })).toHaveLength(2);
    // The button is the only way to start it, until the browser's controls take its place.
    expect(log.querySelector('video')).not.toHaveAttribute('controls');
    await user.click(screen.getAllByRole('button', { name: 'Reproduzir vídeo' })[0]!);
    expect(log.querySelector('video')).toHaveAttribute('controls');
    expect(log.querySelector('video')).toHaveAttribute('autoplay');
  });

  it('[MSG-08] [MSG-15] a bare file name is fetched from /public of the media origin, and a dead address is retried there', async () => {
    await openWith([
      aMessage({ id: 'a', mediaType: 'image', mediaUrl: 'foto.jpg', body: '-' }),
      aMessage({ id: 'b', mediaType: 'image', mediaUrl: 'https://errado.test/public/sala.jpg', body: '-' }),
    ]);
    const [first, second] = screen.getAllByRole('img', { name: 'Imagem enviada por Cliente 1' });
    expect(first).toHaveAttribute('src', `${MEDIA}/foto.jpg`);
    expect(second).toHaveAttribute('src', 'https://errado.test/public/sala.jpg');
    fireEvent.error(second!);
    expect(second).toHaveAttribute('src', `${MEDIA}/sala.jpg`);
    fireEvent.error(second!);
    expect(
      screen.getByText('Não foi possível carregar a imagem. Recarregue a página para tentar de novo.'),
    ).toBeInTheDocument();
  });

  it('[MSG-11] [MSG-12] a location is a card with map and link, with or without description', async () => {
    const map = 'data:image/png;base64,iVBORw0KGgo= | https://maps.google.com/maps?q=1';
    await openWith([
      aMessage({ id: 'a', mediaType: 'locationMessage', body: `${map} | Rua das Flores, 10` }),
      aMessage({ id: 'b', mediaType: 'locationMessage', body: map, fromMe: true }),
    ]);
    const links = screen.getAllByRole('link', { name: /Abrir no mapa/ });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveTextContent('Rua das Flores, 10');
    expect(links[1]).toHaveTextContent('LocalizaçãoAbrir no mapa');
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://maps.google.com/maps?q=1');
      expect(within(link).getByRole('img', { name: 'Mapa da localização' })).toHaveAttribute(
        'src',
        'data:image/png;base64,iVBORw0KGgo=',
      );
    }
  });

  it('[MSG-13] a contact is a card with name and number', async () => {
    const card = (name: string) => `BEGIN:VCARD\nFN:${name}\nTEL;waid=55:+55 11 97120-4456\nEND:VCARD`;
    await openWith([
      aMessage({ mediaType: 'vcard', body: card('Carlos Prado') }),
      aMessage({ id: 'b', mediaType: 'vcard', body: card('Nossa loja'), fromMe: true }),
      aMessage({ id: 'c', mediaType: 'vcard', body: 'BEGIN:VCARD\nTEL:+55 11 4002-8922\nEND:VCARD' }),
    ]);
    for (const name of ['Carlos Prado', 'Nossa loja']) {
      expect(inLog().getByText(name)).toBeVisible();
      expect(bubble(name)).toHaveTextContent('+55 11 97120-4456');
      expect(bubble(name)).not.toHaveTextContent('VCARD');
    }
    expect(inLog().getByText('+55 11 4002-8922')).toBeVisible();
  });

  it('[MSG-13] a contact that cannot be read is shown as text', async () => {
    await openWith([aMessage({ mediaType: 'contactsArrayMessage', body: 'Vários contatos' })]);
    expect(bubble('Vários contatos')).toBeInTheDocument();
  });

  it('[MSG-14] any other file is a download link', async () => {
    const mediaUrl = `${MEDIA}/1795240824108_contrato.pdf`;
    const { user, services } = await openWith([
      aMessage({ mediaType: 'application', mediaUrl, body: 'Assine aqui' }),
      // Servers name the first half of the file's type.
      aMessage({ id: 'b', mediaType: 'text', mediaUrl: `${MEDIA}/lista.csv`, body: 'lista.csv', fromMe: true }),
    ]);
    const links = ['contrato.pdf', 'lista.csv'].map((name) => screen.getByRole('link', { name: `Baixar ${name}` }));
    const files = [mediaUrl, `${MEDIA}/lista.csv`];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
    expect(bubble('Assine aqui')).toContainElement(links[0]!);
    expect(inLog().getAllByText('lista.csv')).toHaveLength(1);
    for (const link of links) expect(link).toBeVisible();
    const download = vi.spyOn(services.desktop.system.downloads, 'start');
    for (const link of links) await user.click(link);
    expect(download.mock.calls).toEqual(files.map((file) => [file]));
  });

  it('[MSG-15] documents, audio and videos with a bare file name are fetched from /public too', async () => {
    const { log } = await openWith([
      aMessage({ id: 'a', mediaType: 'application', mediaUrl: 'contrato.pdf', body: '-' }),
      aMessage({ id: 'b', mediaType: 'audio', mediaUrl: 'voz.mp3', body: 'Áudio' }),
      aMessage({ id: 'c', mediaType: 'video', mediaUrl: 'entrega.mp4', body: '-' }),
    ]);
    expect(screen.getByRole('link', { name: 'Baixar contrato.pdf' })).toHaveAttribute('href', `${MEDIA}/contrato.pdf`);
    expect(log.querySelector('audio')).toHaveAttribute('src', `${MEDIA}/voz.mp3`);
    expect(log.querySelector('video')).toHaveAttribute('src', `${MEDIA}/entrega.mp4`);
  });

  it('[MSG-16] a quoted message is shown above its reply', async () => {
    await openWith([
      aMessage({ body: 'Sobre isto', quotedMsg: aMessage({ id: 'q', body: 'Tem o sofá?', fromMe: true }) }),
    ]);
    const text = bubble('Sobre isto').textContent ?? '';
    expect(text.indexOf('Tem o sofá?')).toBeGreaterThan(-1);
    expect(text.indexOf('Tem o sofá?')).toBeLessThan(text.indexOf('Sobre isto'));
    expect(text).toContain('Você');
  });

  it('[MSG-17] [MSG-18] edited and deleted messages say so, and a deleted text stays readable', async () => {
    await openWith([
      aMessage({ id: 'a', body: 'Corrigida', isEdited: true }),
      aMessage({ id: 'b', body: 'Enviada por engano', isDeleted: true }),
      aMessage({ id: 'c', body: 'Nosso engano', isDeleted: true, fromMe: true }),
    ]);
    expect(bubble('Corrigida')).toHaveTextContent('editada');
    expect(bubble('Enviada por engano')).toHaveTextContent('Mensagem apagada');
    expect(bubble('Nosso engano')).toHaveTextContent('Mensagem apagada');
    expect(bubble('Corrigida')).not.toHaveTextContent('Mensagem apagada');
    expect(bubble('Enviada por engano')).not.toHaveTextContent('editada');
    expect(inLog().getByText('Enviada por engano').closest('[class*=formerText]')).toBeInTheDocument();
  });

  it.each([
    [0, 'Não enviada'],
    [1, 'Na fila'],
    [2, 'Enviada'],
    [3, 'Entregue'],
    [4, 'Lida'],
    [5, 'Lida'],
  ])('[MSG-19] [MSG-20] ack %d of an own message, and of no other, reads %s', async (ack, name) => {
    const own = { fromMe: true, ack };
    const picture = { mediaType: 'image', mediaUrl: `${MEDIA}/1.jpg`, body: 'Minha foto' };
    const texts = [aMessage({ body: 'Meu texto', ...own }), aMessage({ id: 'c', body: 'Texto dela', ack })];
    const tickets = [{ ...mine, lastMessage: 'Minha foto' }];
    await openWith([...texts, aMessage({ id: 'b', ...picture, ...own })], { tickets });
    for (const text of ['Meu texto', 'Minha foto']) expect(within(bubble(text)).getByText(name)).toBeInTheDocument();
    expect(within(bubble('Texto dela')).queryByText(name)).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Atendimentos' })).getByTitle(name)).toBeVisible();
  });

  it('[MSG-22] a ticket without messages suggests a greeting', async () => {
    const { live } = await openWith([]);
    expect(await screen.findByText('Diga olá!')).toBeVisible();
    expect(screen.getByText('Este contato é novo. Envie a primeira mensagem.')).toBeVisible();
    await live(serverEvents.appMessage({ action: 'create', record: aMessage(), ticket: null, contact: null }));
    expect(screen.queryByText('Diga olá!')).not.toBeInTheDocument();
  });

  it('[MSG-05] every message has a menu with reply', async () => {
    const { user } = await openWith([
      aMessage({ body: 'Tem o sofá?', isEdited: true }),
      aMessage({ id: 'B', body: 'Temos', fromMe: true, quotedMsg: aMessage({ id: 'Q' }) }),
      aMessage({ id: 'C', mediaType: 'image', mediaUrl: `${MEDIA}/1.jpg`, body: '-' }),
      aMessage({ id: 'D', mediaType: 'audio', mediaUrl: `${MEDIA}/2.mp3`, body: 'Áudio', fromMe: true, ack: 2 }),
      aMessage({ id: 'E', mediaType: 'application', mediaUrl: `${MEDIA}/3.pdf`, body: '3.pdf' }),
      aMessage({ id: 'F', body: 'Retirada', isDeleted: true }),
      aMessage({ id: 'G', mediaType: 'call_log', body: 'Chamada de voz perdida às 6:0' }),
      aMessage({ id: 'H', mediaType: 'video', mediaUrl: `${MEDIA}/4.mp4`, body: '-' }),
      aMessage({ id: 'I', mediaType: 'image', mediaUrl: `${MEDIA}/5.webp`, body: 'sticker' }),
      aMessage({ id: 'J', mediaType: 'vcard', body: 'BEGIN:VCARD\nFN:Carlos\nTEL:+55 11 97120-4456\nEND:VCARD' }),
      aMessage({ id: 'K', mediaType: 'locationMessage', body: ' | https://maps.google.com/maps?q=1' }),
    ]);
    const messages = inLog().getAllByRole('article');
    expect(messages).toHaveLength(11);
    for (const message of messages) {
      await user.click(within(message).getByRole('button', { name: 'Opções da mensagem' }));
      const reply = await screen.findByRole('menuitem', { name: 'Responder' });
      expect(reply).not.toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Escape}');
      await eventually(() => expect(screen.queryByRole('menuitem', { name: 'Responder' })).not.toBeInTheDocument());
    }
  });
});

describe('live', () => {
  const first = aMessage({ id: 'a', body: 'Primeira' });

  it('[RT-11] [MSG-24] [MSG-26] a new message of this ticket is appended, one of another ticket is not', async () => {
    const { live } = await openWith([first]);
    const record = aMessage({ id: 'b', body: 'Segunda', createdAt: '2026-11-21T12:05:00.000Z' });
    await live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
    const other = aMessage({ id: 'c', ticketId: 2, body: 'De outro' });
    await live(serverEvents.appMessage({ action: 'create', record: other, ticket: null, contact: null }));
    expect(inLog().getByText('Segunda')).toBeVisible();
    expect(inLog().getAllByRole('article').at(-1)).toHaveTextContent('Segunda');
    expect(inLog().queryByText('De outro')).not.toBeInTheDocument();
    // What is written on the telephone comes the same way.
    const own = aMessage({ id: 'd', body: 'Do celular', fromMe: true, createdAt: '2026-11-21T12:06:00.000Z' });
    await live(serverEvents.appMessage({ action: 'create', record: own, ticket: null, contact: null }));
    expect(inLog().getAllByRole('article').at(-1)).toHaveTextContent('Do celular');
  });

  it('[RT-11] [MSG-24] [MSG-17] a second create with the same id replaces the message in its place', async () => {
    const { live, log } = await openWith([
      first,
      aMessage({ id: 'b', body: 'Depois', createdAt: '2026-11-21T12:05:00.000Z' }),
    ]);
    const record = { ...first, body: 'Corrigida', isEdited: true };
    await live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
    const articles = within(log).getAllByRole('article');
    expect(articles).toHaveLength(2);
    expect(articles[0]).toHaveTextContent(/Corrigida.*editada/);
  });

  it('[RT-12] [MSG-25] an update changes the marks of the shown message', async () => {
    const own = aMessage({ id: 'a', body: 'Meu texto', fromMe: true, ack: 2 });
    const { live } = await openWith([own]);
    expect(within(bubble('Meu texto')).getByText('Enviada')).toBeInTheDocument();
    const change = (part: object) =>
      live(serverEvents.appMessage({ action: 'update', record: { ...own, ...part }, ticket: null, contact: null }));
    await change({ ack: 0 });
    expect(within(bubble('Meu texto')).getByText('Não enviada')).toBeInTheDocument();
    await change({ ack: 4 });
    expect(within(bubble('Meu texto')).getByText('Lida')).toBeInTheDocument();
    await change({ ack: 4, body: 'Meu texto novo', isEdited: true });
    expect(bubble('Meu texto novo')).toHaveTextContent('editada');
    await change({ ack: 4, isDeleted: true });
    expect(bubble('Meu texto')).toHaveTextContent('Mensagem apagada');
    expect(inLog().getAllByRole('article')).toHaveLength(1);
  });

  it('[A11Y-04] a new message is announced politely, and the log itself is not a live region', async () => {
    const { live, log } = await openWith([first]);
    const record = aMessage({ id: 'b', body: 'Segunda', createdAt: '2026-11-21T12:05:00.000Z' });
    await live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
    expect(toldPolitely()).toContain('Cliente 1: Segunda');
    expect(log).toHaveAttribute('aria-live', 'off');
  });

  it('[A11Y-04] a message with the words of the one before is announced again', async () => {
    const { live } = await openWith([first]);
    const tell = (id: string, minute: string) => {
      const record = aMessage({ id, body: 'Alô?', createdAt: `2026-11-21T12:${minute}:00.000Z` });
      return live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
    };
    await tell('b', '05');
    const spoken = screen.getByText('Cliente 1: Alô?');
    await tell('c', '06');
    // Screen readers speak what is added, so the same words must come in another element.
    expect(screen.getByText('Cliente 1: Alô?')).not.toBe(spoken);
    expect(toldPolitely()).toContain('Cliente 1: Alô?');
  });

  it('[A11Y-04] the first message of an empty conversation is announced', async () => {
    const { live } = await openWith([]);
    await screen.findByText('Diga olá!');
    await live(serverEvents.appMessage({ action: 'create', record: first, ticket: null, contact: null }));
    expect(toldPolitely()).toContain(`Cliente 1: ${first.body}`);
  });

  it('[A11Y-04] messages that were there before the conversation was opened are not announced', async () => {
    await openWith([first]);
    expect(screen.queryByText(`Cliente 1: ${first.body}`)).not.toBeInTheDocument();
  });

  it('[A11Y-04] a send that failed is announced at once', async () => {
    const { user } = await openWith([first], { routes: { 'POST /messages/1': { status: 400, body: {} } } });
    await pasteInto(user, screen.getByRole('textbox', { name: 'Mensagem' }), 'Segue o orçamento', '{Enter}');
    const alerts = () =>
      screen.getAllByRole('alert').flatMap((alert) => (alert.hasAttribute('aria-live') ? [] : alert.textContent));
    const text = 'Mensagem não enviada: Ana Ribeiro: Segue o orçamento';
    await eventually(() => expect(alerts()).toContain(text));
    const told = screen.getByText(text);
    await pasteInto(user, screen.getByRole('textbox', { name: 'Mensagem' }), 'Segue o orçamento', '{Enter}');
    // The same text fails again, which is told again.
    await eventually(() => expect(screen.getByText(text)).not.toBe(told));
    expect(alerts()).toContain(text);
  });
});

describe('older messages', () => {
  const page = (hasMore: boolean) => ({
    [`GET /messages/${mine.id}`]: ({ params }: { params?: { pageNumber?: number } }) => ({
      body: {
        messages: [
          aMessage({
            id: `p${params?.pageNumber}`,
            body: `Página ${params?.pageNumber}`,
            createdAt: `2026-11-21T1${3 - Number(params?.pageNumber)}:00:00.000Z`,
          }),
        ],
        count: hasMore ? 2 : 1,
        ticket: mine,
        hasMore: hasMore && params?.pageNumber === 1,
      },
    }),
  });
  const scrollTo = async (scrollTop: number) => {
    const log = screen.getByRole('log');
    log.scrollTop = scrollTop;
    await act(async () => void fireEvent.scroll(log));
  };
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  });

  it('[MSG-23] load at 50 px from the top, not at 51', async () => {
    const { calls } = await openWith([aMessage()], { routes: page(true) });
    const asked = () => calls.filter((call) => call === 'GET /messages/1').length;
    const before = asked();
    await scrollTo(51);
    expect(asked()).toBe(before);
    await scrollTo(50);
    expect(await inLog().findByText('Página 2')).toBeVisible();
    // That page was the last.
    await scrollTo(0);
    expect(asked()).toBe(before + 1);
  });

  it('[MSG-23] do not load when the server has no more', async () => {
    const { calls } = await openWith([aMessage()], { routes: { ...page(false) } });
    const asked = () => calls.filter((call) => call === 'GET /messages/1').length;
    const before = asked();
    await scrollTo(0);
    expect(asked()).toBe(before);
  });
});
