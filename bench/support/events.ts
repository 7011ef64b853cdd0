import type { Page } from '@playwright/test';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A ticket as the list returns it; only the fields the injector changes. */
interface KnownTicket {
  readonly id: number;
  readonly contact: Record<string, unknown>;
  readonly contactId: number;
  readonly companyId: number;
  readonly [key: string]: unknown;
}

export interface EventInjector {
  readonly tickets: readonly KnownTicket[];
  /** Delivers `count` customer messages at once, spread over the first `spread` tickets; the last one has the text `last`. */
  burst(count: number, spread: number, last: string): Promise<void>;
  /** Delivers one message every `1000 / perSecond` ms until stopped. */
  stream(perSecond: number, spread: number): Promise<() => Promise<void>>;
  /** The same with changes of tags: each ticket in turn gets the next of these sets of tags, as if moved from column to column. */
  retag(perSecond: number, spread: number, tags: readonly Tags[]): Promise<() => Promise<void>>;
}

/** Tags of a ticket, as its events have them. */
export type Tags = readonly { readonly id: number; readonly name: string; readonly color: string }[];

declare global {
  interface Window {
    /** The page's sockets, newest last. */
    benchSockets: WebSocket[];
    /** The server has accepted the newest socket. */
    benchIsLive: boolean;
  }
}

/** Runs inside the page before its own scripts. */
function keepSockets(): void {
  const sockets: WebSocket[] = (window.benchSockets = []);
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      sockets.push(this);
      window.benchIsLive = false;
      this.addEventListener('message', ({ data }) => {
        // Before this packet the page drops events.
        if (String(data).startsWith('40')) window.benchIsLive = true;
      });
    }
  };
}

/** Runs inside the page: passes the frames to its socket, each in its own task, `every` ms apart. */
function receive([frames, every]: [string[], number]): void {
  const deliver = (data: string) => window.benchSockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
  if (every > 0) {
    frames.forEach((data, index) => setTimeout(deliver, index * every, data));
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => deliver(data as string);
  for (const data of frames) port2.postMessage(data);
}

/** Delivers `perSecond` events a second, each made by `each`, evenly until stopped. */
export async function streamFrames(page: Page, perSecond: number, each: () => string): Promise<() => Promise<void>> {
  // Pass the events of a second at a time, to disturb the page less.
  const second = () =>
    page.evaluate(receive, [Array.from({ length: perSecond }, each), 1_000 / perSecond] as [string[], number]);
  await second();
  const timer = setInterval(() => void second(), 1_000);
  return async () => {
    clearInterval(timer);
    await page.waitForTimeout(1_000);
  };
}

/**
 * Injects message events into the page's own socket as if the server had sent them, so that only the page's work is measured, not the
 * server or the network. First reads the tickets in a separate session.
 */
export async function injectEvents(page: Page, url: string, account: Credentials): Promise<EventInjector> {
  const tickets = await readTickets(url, account);
  await page.addInitScript(keepSockets);

  let serial = 0;
  let lastAt = 0;
  // Each message of a customer is one more unread message of its ticket, as servers count them.
  const unread = new Map<number, number>();
  const next = (spread: number) => {
    serial += 1;
    // Times must differ, since the list is sorted by them.
    lastAt = Math.max(Date.now(), lastAt + 1);
    return tickets[serial % Math.min(spread, tickets.length)]!;
  };
  const packet = ({ companyId }: KnownTicket, kind: string, event: object) =>
    `42${JSON.stringify([`company-${companyId}-${kind}`, event])}`;
  const message = (spread: number, text: string): string => {
    const ticket = next(spread);
    const unreadMessages = (unread.get(ticket.id) ?? 0) + 1;
    unread.set(ticket.id, unreadMessages);
    return packet(ticket, 'appMessage', messageEvent({ ...ticket, unreadMessages }, text, serial, lastAt));
  };
  const retagging = (spread: number, tags: readonly Tags[]): string => {
    const ticket = next(spread);
    const changed = { ...ticket, tags: tags[serial % tags.length], updatedAt: new Date(lastAt).toISOString() };
    return packet(ticket, 'ticket', { action: 'update', ticket: changed });
  };
  return {
    tickets,
    burst: (count, spread, last) => {
      const all = Array.from({ length: count }, (_, index) =>
        message(spread, index + 1 === count ? last : `Mensagem ${index + 1}`),
      );
      return page.evaluate(receive, [all, 0] as [string[], number]);
    },
    stream: (perSecond, spread) => streamFrames(page, perSecond, () => message(spread, `Fluxo ${serial}`)),
    retag: (perSecond, spread, tags) => streamFrames(page, perSecond, () => retagging(spread, tags)),
  };
}

function messageEvent(ticket: KnownTicket, body: string, serial: number, at: number) {
  const now = new Date(at).toISOString();
  const current = { ...ticket, lastMessage: body, updatedAt: now };
  const message = {
    id: `BENCH${serial}`,
    body,
    fromMe: false,
    read: false,
    ack: 0,
    mediaType: 'conversation',
    mediaUrl: null,
    isDeleted: false,
    isEdited: false,
    quotedMsgId: null,
    quotedMsg: null,
    ticketId: ticket.id,
    contactId: ticket.contactId,
    companyId: ticket.companyId,
    contact: ticket.contact,
    ticket: current,
    createdAt: now,
    updatedAt: now,
  };
  return { action: 'create', message, ticket: current, contact: ticket.contact };
}

async function readTickets(url: string, account: Credentials): Promise<KnownTicket[]> {
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token, user } = (await login.json()) as { token: string; user: { queues: { id: number }[] } };
  const queueIds = JSON.stringify(user.queues.map(({ id }) => id));
  const tickets = new Map<number, KnownTicket>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = new URLSearchParams({ status: 'open', queueIds, pageNumber: `${pageNumber}` });
    const answer = await fetch(`${url}/tickets?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const { tickets: found } = (await answer.json()) as { tickets: KnownTicket[] };
    const before = tickets.size;
    for (const ticket of found) tickets.set(ticket.id, ticket);
    if (tickets.size === before) return [...tickets.values()];
  }
}
