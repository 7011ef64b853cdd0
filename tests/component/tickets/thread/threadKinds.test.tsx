import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeLanguage } from '@/i18n/init';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import { Check, CheckCheck, CircleAlert, Clock } from '@/ui/icons';
import { avatarTint } from '@/ui/layout/avatarLook';
import { aMessage, anOutboxEntry, aTicket, aUser } from '@tests/support/records';
import { declarationsOf } from '@tests/support/rendering/declarationsOf';
import { renderTickets } from '../renderTickets';

const me = aUser();
const voice = aMessage({ mediaType: 'audio', mediaUrl: 'https://atende.example.com.br/public/2.mp3', body: 'Áudio' });

const openWith = async (messages: readonly Message[], isGroup = false) => {
  const ticket = aTicket({ id: 1, status: 'open', userId: me.id, isGroup });
  const app = await renderTickets({ tickets: [ticket], messages, path: `/tickets/${ticket.uuid}` });
  const log = await screen.findByRole('log');
  await within(log).findAllByRole('article');
  return { ...app, log };
};

afterEach(() => vi.restoreAllMocks());

describe('a voice message', () => {
  // jsdom plays nothing: the element only reports that it plays.
  beforeEach(() => {
    const sounding = new Set<HTMLMediaElement>();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
      sounding.add(this);
      fireEvent.play(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      if (sounding.delete(this)) fireEvent.pause(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
      return !sounding.has(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(42);
  });
  const audioOf = (log: HTMLElement) => log.querySelector('audio') as HTMLAudioElement;

  it('[MSG-09] pauses at a second click, and when another one is played', async () => {
    const { user } = await openWith([voice, { ...voice, id: 'next' }]);
    const buttons = (name: string) => screen.queryAllByRole('button', { name });
    await user.click(buttons('Reproduzir áudio')[0]!);
    await user.click(buttons('Reproduzir áudio')[0]!);
    expect(buttons('Pausar áudio')).toHaveLength(1);
    await user.click(buttons('Pausar áudio')[0]!);
    expect(buttons('Reproduzir áudio')).toHaveLength(2);
  });

  it('plays at 1x, 1.5x and 2x', async () => {
    const { log, user } = await openWith([voice]);
    expect(screen.queryByRole('button', { name: /Velocidade/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reproduzir áudio' }));
    const speed = () => screen.getByRole('button', { name: /Velocidade/ });
    for (const [shown, rate] of [
      ['1x', 1],
      ['1,5x', 1.5],
      ['2x', 2],
      ['1x', 1],
    ] as const) {
      expect(speed()).toHaveTextContent(shown);
      expect(audioOf(log).playbackRate).toBe(rate);
      await user.click(speed());
    }
  });

  it('[MSG-09] seeks by its slider', async () => {
    const { log } = await openWith([voice]);
    act(() => void fireEvent.loadedMetadata(audioOf(log)));
    const slider = screen.getByRole('slider', { name: 'Posição do áudio' });
    fireEvent.change(slider, { target: { value: '12' } });
    expect(audioOf(log).currentTime).toBe(12);
    expect(slider).toHaveAttribute('aria-valuetext', '0:12 / 0:42');
  });

  it('[KEY-05] Escape closes the conversation from its slider too', async () => {
    const { log, user, address } = await openWith([voice]);
    act(() => void fireEvent.loadedMetadata(audioOf(log)));
    act(() => screen.getByRole('slider', { name: 'Posição do áudio' }).focus());
    await user.keyboard('{Escape}');
    expect(address()).toBe('/tickets');
  });

  it('says so when its file is gone', async () => {
    const { log } = await openWith([voice]);
    act(() => void fireEvent.error(audioOf(log)));
    expect(screen.getByText('Não foi possível carregar o áudio')).toBeVisible();
  });
});

it('[MSG-08] [MSG-09] [MSG-10] [MSG-15] a sticker, a voice message and a video under a dead address are retried on the server in use', async () => {
  const dead = 'https://errado.test/public';
  const { log, goOnline, goOffline } = await openWith([
    aMessage({ id: 'a', mediaType: 'image', mediaUrl: `${dead}/1.webp`, body: 'sticker' }),
    aMessage({ id: 'b', mediaType: 'audio', mediaUrl: `${dead}/2.mp3`, body: 'Áudio' }),
    aMessage({ id: 'c', mediaType: 'video', mediaUrl: `${dead}/3.mp4`, body: '-' }),
  ]);
  for (const [kind, name, refusal] of [
    ['img', '1.webp', /^Não foi possível carregar a imagem/],
    ['audio', '2.mp3', /^Não foi possível carregar o áudio/],
    ['video', '3.mp4', /^Não foi possível carregar o vídeo/],
  ] as const) {
    const file = () => log.querySelector(kind)!;
    expect(file()).toHaveAttribute('src', `${dead}/${name}`);
    fireEvent.error(file());
    expect(file()).toHaveAttribute('src', `https://atende.example.com.br/public/${name}`);
    fireEvent.error(file());
    expect(within(log).getByText(refusal)).toBeVisible();
  }
  // They may have failed with the network.
  act(goOnline);
  act(goOffline);
  expect(log.querySelector('img, audio, video')).toBeNull();
  act(goOnline);
  for (const kind of ['img', 'audio', 'video']) expect(log.querySelector(kind)).toBeInTheDocument();
});

it('[DESK-11] [DESK-12] [NTV-10] a voice message and a video play through the chosen speaker, and through the default once it is unplugged', async () => {
  const routed: string[] = [];
  // jsdom has no speakers.
  Object.assign(HTMLMediaElement.prototype, {
    async setSinkId(this: HTMLMediaElement, id: string) {
      routed.push(`${this.localName} ${id}`);
      Object.assign(this, { sinkId: id });
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId'));
  const video = aMessage({ id: 'v', mediaType: 'video', mediaUrl: 'https://atende.example.com.br/public/3.mp4' });
  const { live, user } = await openWith([voice, video]);
  const headset = { id: 'h', label: 'Fone' };
  await live(audioDevicesListed({ microphones: [], speakers: [headset] }));
  await live(alertsChanged({ speaker: headset }));
  expect(routed.splice(0)).toEqual(['audio h', 'video h']);
  await user.click(screen.getByRole('button', { name: 'Reproduzir vídeo' }));
  expect(routed.splice(0)).toEqual(['video h']);
  await live(audioDevicesListed({ microphones: [], speakers: [] }));
  expect(routed).toEqual(['audio ', 'video ']);
});

describe('a group conversation', () => {
  const from = (id: number, name: string, body: string, minute: number) =>
    aMessage({
      id: `g${minute}`,
      body,
      contactId: id,
      contact: { id, name, number: `55119${id}` },
      createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
    });

  it('shows messages under the name of their sender', async () => {
    const { log } = await openWith(
      [from(5, 'Bia', 'Oi', 1), from(5, 'Bia', 'Chegou?', 2), from(6, 'Caio', 'Ainda não', 3)],
      true,
    );
    const texts = within(log)
      .getAllByRole('article')
      .map(({ textContent }) => textContent ?? '');
    expect(texts[0]).toContain('Bia');
    expect(texts[2]).toContain('Caio');
  });

  it('gives each sender a colour', async () => {
    const { log } = await openWith([from(5, 'Bia', 'Oi', 1), from(6, 'Caio', 'Tudo bem?', 2)], true);
    const colourOf = (name: string) => within(log).getByText(name).style.color;
    expect([colourOf('Bia'), colourOf('Caio')]).toEqual([
      `var(--avatar-${avatarTint(5)})`,
      `var(--avatar-${avatarTint(6)})`,
    ]);
    expect(colourOf('Bia')).not.toBe(colourOf('Caio'));
  });
});

describe('a shared place', () => {
  const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
  const LINK = 'https://maps.google.com/maps?q=-23.5,-46.6';
  const place = (picture: string, description: string) =>
    aMessage({ mediaType: 'locationMessage', body: `${picture} | ${LINK} | ${description}` });
  const shown = async (picture: string, description: string) => {
    const { log } = await openWith([place(picture, description)]);
    const link = within(log).getByRole('link');
    return { link, parts: [...link.children].map(({ textContent }) => textContent) };
  };

  it('[MSG-11] with a map picture shows that alone, without a second pin', async () => {
    const { link, parts } = await shown(PICTURE, 'Loja Jardins');
    expect(within(link).getByRole('img', { name: 'Mapa da localização' })).toHaveAttribute('src', PICTURE);
    expect(link.querySelector('svg')).toBeNull();
    expect(parts).toEqual(['', 'Loja Jardins', 'Abrir no mapa']);
  });

  it('[MSG-11] without a picture has a pin, and its coordinates appear below the label', async () => {
    const { link, parts } = await shown('', '-23.5505, -46.6333');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(parts).toEqual(['', 'Localização', '-23.5505, -46.6333', 'Abrir no mapa']);
  });

  it('[SEC-04] with a name that would run backwards shows what it hides', async () => {
    const { parts } = await shown(PICTURE, 'Loja \u202Esnidraj');
    expect(parts).toEqual(['', 'Loja [U+202E]snidraj', 'Abrir no mapa']);
  });
});

it('[MSG-11] a place that cannot be read is shown as text', async () => {
  const { log } = await openWith([aMessage({ mediaType: 'locationMessage', body: 'Rua sem número' })]);
  expect(within(log).getByText('Rua sem número')).toBeVisible();
  expect(within(log).queryByRole('link')).not.toBeInTheDocument();
});

it('[MSG-13] [SEC-04] a shared contact shows its number in a readable format, and no mark that turns its name', async () => {
  const number = 'TEL;type=CELL;waid=5511987654321:+55 11 98765-4321';
  const body = `BEGIN:VCARD\nVERSION:3.0\nFN:Carla \u202EMenezes\n${number}\nEND:VCARD`;
  const { log } = await openWith([aMessage({ mediaType: 'contactMessage', body })]);
  expect(within(log).getByText('Carla [U+202E]Menezes')).toBeVisible();
  expect(within(log).getByText('+55 11 98765-4321')).toBeVisible();
});

it('[MSG-08] [MSG-16] [MSG-17] [MSG-18] pictures are quoted by their kind, and are marked like texts when edited or deleted', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
  const picture = { mediaType: 'image', mediaUrl: 'https://atende.example.com.br/public/1.jpg', body: '-' };
  const quotedMsg = aMessage({ id: 'p', body: 'Qual deles?' });
  const { log } = await openWith([
    aMessage({ id: 'a', ...picture, body: 'O sofá', quotedMsg, isEdited: true, fromMe: true, createdAt: at(1) }),
    aMessage({ id: 'b', ...picture, quotedMsg, isDeleted: true, fromMe: true, ack: 3, createdAt: at(2) }),
    aMessage({ id: 'c', body: 'Gostei', quotedMsg: aMessage({ id: 'q', ...picture }), createdAt: at(3) }),
    aMessage({
      id: 'd',
      body: 'E este?',
      fromMe: true,
      quotedMsg: aMessage({ id: 'r', isDeleted: true }),
      createdAt: at(4),
    }),
  ]);
  const [edited, deleted, answer, late] = within(log).getAllByRole('article');
  expect(edited).toHaveTextContent(/Qual deles\?.*O sofá.*editada/);
  expect(deleted).toHaveTextContent('Mensagem apagada');
  expect(deleted).not.toHaveTextContent(/Entregue|-/);
  expect(within(deleted!).queryByRole('img', { name: /^Imagem/ })).not.toBeInTheDocument();
  // The text of a deleted message, which stays, is dimmed.
  const dimmed = declarationsOf('src/features/tickets/thread/bodies/media.module.css', 'formerText');
  expect(dimmed).toMatchObject({ color: 'var(--bubble-meta)' });
  expect(answer).toHaveTextContent(/Cliente 1Foto.*Gostei/);
  expect(answer).not.toHaveTextContent(/editada|Mensagem apagada/);
  expect(late).toHaveTextContent(/Cliente 1Mensagem apagada.*E este\?/);
});

it('[MSG-18] of what was deleted only words for readers stay, not the data of a place or a contact, nor the body of a recording or a sticker', async () => {
  const place = 'data:image/png;base64,iVBORw0KGgo= | https://maps.google.com/maps?q=1 | Loja Jardins';
  const card = 'BEGIN:VCARD\nFN:Carla Menezes\nTEL;waid=55:+55 11 98765-4321\nEND:VCARD';
  const { log } = await openWith([
    aMessage({ id: 'a', mediaType: 'locationMessage', body: place, isDeleted: true }),
    aMessage({ id: 'b', mediaType: 'contactMessage', body: card, isDeleted: true }),
    { ...voice, id: 'c', isDeleted: true },
    aMessage({ id: 'd', mediaType: 'image', mediaUrl: 'a.webp', body: 'sticker', isDeleted: true }),
  ]);
  const [first, second, ...others] = within(log).getAllByRole('article');
  expect(first).toHaveTextContent(/Mensagem apagada.*Loja Jardins.*maps\.google\.com/);
  expect(second).toHaveTextContent(/Mensagem apagada.*Carla Menezes.*\+55 11 98765-4321/);
  for (const other of others) expect(other).toHaveTextContent(/Mensagem apagada/);
  expect(log).not.toHaveTextContent(/base64|VCARD|Áudio|sticker/);
});

it.each([
  ['Chamada de voz perdida às 6:0', 'Ligação de voz perdida'],
  ['Chamada de vídeo perdida às 6:0', 'Ligação de vídeo perdida'],
  ['Chamada de voz/vídeo perdida às 6:0', 'Ligação perdida'],
])('[MSG-21] "%s" is a line: %s', async (body, line) => {
  const { log } = await openWith([aMessage({ mediaType: 'call_log', body })]);
  expect(within(log).getByText(line)).toBeVisible();
});

it('[SEC-04] the name of a quoted file shows its hidden characters', async () => {
  const mediaUrl = `https://atende.example.com.br/public/rec\u0456bo_${encodeURIComponent('\u202E')}fdp.exe`;
  const quotedMsg = aMessage({ id: 'q', mediaType: 'application', mediaUrl, body: '-' });
  const { log } = await openWith([aMessage({ body: 'É este?', quotedMsg })]);
  expect(within(log).getByRole('article')).toHaveTextContent(/rec\[U\+0456\]bo_\[U\+202E\]fdp\.exe.*É este\?/);
});

it('[MSG-19] [MSG-20] a clock, one tick and two ticks tell the stages before read, only what was read has the colour of read, and what was not sent has a warning', async () => {
  const signsIn = (place: ParentNode) => [...place.querySelectorAll('svg')].map((sign) => sign.innerHTML);
  const { container } = render(
    <>
      <CircleAlert />
      <Clock />
      <Check />
      <CheckCheck />
    </>,
  );
  const [warning, clock, tick, ticks] = signsIn(container);
  // Whatever they are.
  const kinds = [
    {},
    { mediaType: 'image', mediaUrl: 'https://atende.example.com.br/public/1.jpg' },
    { mediaType: 'locationMessage', body: '|https://maps.google.com/maps?q=1|Texto 3' },
    { mediaType: 'application', mediaUrl: 'https://atende.example.com.br/public/a.pdf' },
    { mediaType: 'vcard', body: 'BEGIN:VCARD\nFN:Texto 5\nTEL:+55 11 97120-4456\nEND:VCARD' },
    { mediaType: 'audio', mediaUrl: 'https://atende.example.com.br/public/2.ogg' },
    { mediaType: 'video', mediaUrl: 'https://atende.example.com.br/public/3.mp4' },
    { mediaType: 'image', mediaUrl: 'https://atende.example.com.br/public/4.webp', body: 'sticker' },
    {},
  ];
  const acks = [1, 2, 3, 4, 5, 2, 3, 4, 0];
  const { log } = await openWith(
    kinds.map((kind, place) =>
      aMessage({ id: `a${place}`, body: `Texto ${place}`, fromMe: true, ack: acks[place], ...kind }),
    ),
  );
  const marks = ['Não enviada', 'Na fila', 'Enviada', 'Entregue', 'Lida'].flatMap((name) =>
    within(log).getAllByTitle(name),
  );
  expect(marks.map((mark) => mark.closest('article')?.dataset['message'])).toEqual(
    [8, 0, 1, 5, 2, 6, 3, 4, 7].map((place) => `a${place}`),
  );
  expect(marks.flatMap(signsIn)).toEqual([warning, clock, tick, tick, ticks, ticks, ticks, ticks, ticks]);
  expect(marks.map((mark) => /read/.test(mark.className))).toEqual([...Array(6).fill(false), true, true, true]);
  const colours = declarationsOf('src/features/tickets/shared/DeliveryMark.module.css', 'read');
  expect(colours).toEqual({ color: 'var(--read)' });
});

it('[MSG-05] a reaction is a line of its own, and can be answered', async () => {
  const { log, user } = await openWith([aMessage({ mediaType: 'reactionMessage', body: '👍' })]);
  expect(within(log).getByText('Reagiu com 👍')).toBeVisible();
  await user.click(within(log).getByRole('button', { name: 'Opções da mensagem' }));
  expect(await screen.findByRole('menuitem', { name: 'Responder' })).not.toHaveAttribute('aria-disabled', 'true');
});

it('[MSG-04] [FMT-03] a ticket change within the history ends one conversation and starts the next', async () => {
  const at = (day: number) => new Date(2026, 10, day, 9, 30).toISOString();
  const ticket = aTicket({ id: 1, status: 'open', userId: me.id });
  const former = aMessage({ id: 'a', ticketId: 7, body: 'Obrigado', createdAt: at(10) });
  const current = aMessage({
    id: 'b',
    body: 'Olá de novo',
    createdAt: at(12),
    queue: { id: 1, name: 'Vendas', color: '#16a34a' },
  });
  const { i18n } = await renderTickets({
    tickets: [ticket],
    path: `/tickets/${ticket.uuid}`,
    routes: { 'GET /messages/1': { body: { messages: [former, current], count: 2, ticket, hasMore: false } } },
  });
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText('Conversa finalizada · 10/11/2026 09:30')).toBeVisible();
  expect(log.getByText('Conversa iniciada · Vendas · 12/11/2026 09:30')).toBeVisible();
  // The first conversation was in no queue.
  expect(log.getByText('Conversa iniciada · 10/11/2026 09:30')).toBeVisible();
  for (const [language, ended, started] of [
    ['en', 'Conversation ended', 'Conversation started'],
    ['es', 'Conversación finalizada', 'Conversación iniciada'],
  ] as const) {
    await act(() => changeLanguage(i18n, language));
    expect(log.getByText(new RegExp(`^${ended} · `))).toBeVisible();
    expect(log.getByText(new RegExp(`^${started} · Vendas · `))).toBeVisible();
  }
});

it('[RT-12] [MSG-25] a customer’s message that the customer corrects and then deletes changes on screen at once', async () => {
  const sent = aMessage({ id: 'a', body: 'Quero dois sofás' });
  const { log, live } = await openWith([sent]);
  const change = (part: Partial<Message>) =>
    live(serverEvents.appMessage({ action: 'update', record: { ...sent, ...part }, ticket: null, contact: null }));
  const shown = () => within(log).getByRole('article');
  await change({ body: 'Quero três sofás', isEdited: true });
  expect(shown()).toHaveTextContent(/Quero três sofás.*editada/);
  await change({ body: 'Quero três sofás', isEdited: true, isDeleted: true });
  expect(shown()).toHaveTextContent('Mensagem apagada');
  expect(shown()).not.toHaveTextContent('editada');
});

it('[SEC-03] markup in a text stays text', async () => {
  const { log } = await openWith([aMessage({ body: '<b>oi</b><img src=x onerror="alert(1)">' })]);
  expect(within(log).getByText('<b>oi</b><img src=x onerror="alert(1)">')).toBeVisible();
  expect(log.querySelector('article b, article img')).toBeNull();
});

it('[SEC-03] the styles and addresses of a text are shown as such, in one that arrived as in one that waits', async () => {
  const body = '*forte* _leve_ ~velho~ ```x = 1``` www.aurora.com.br *<i>cru</i>*';
  const { log, live } = await openWith([aMessage({ body })]);
  await live(outboxRestored([anOutboxEntry({ id: 'e1', body, state: 'failed' })]));
  const bubbles = within(log).getAllByRole('article');
  expect(bubbles).toHaveLength(2);
  for (const bubble of bubbles) {
    for (const [element, words] of [
      ['strong', 'forte'],
      ['em', 'leve'],
      ['s', 'velho'],
      ['code', 'x = 1'],
      ['strong', '<i>cru</i>'],
    ] as const)
      expect(within(bubble).getByText(words, { selector: element })).toBeVisible();
    expect(bubble.querySelector('i')).toBeNull();
    const link = within(bubble).getByRole('link', { name: 'www.aurora.com.br' });
    expect(link).toHaveAttribute('href', 'https://www.aurora.com.br/');
  }
});
