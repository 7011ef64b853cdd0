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
  /** Delivers `count` customers' messages at once, spread over the first `spread` tickets; the last one has the text `last`. */
  burst(count: number, spread: number, last: string): Promise<void>;
  /** Delivers one message every `1000 / perSecond` ms until stopped. */
  stream(perSecond: number, spread: number): Promise<() => Promise<void>>;
}

declare global {
  interface Window {
    /** The page's sockets, the newest one last. */
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
        // Events before this packet would be dropped.
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

/**
 * Injects message events into the page's own socket as if the server had sent them, so that only the page's work is measured, not the
 * server or the network. First reads the tickets in a session of its own.
 */
export async function injectEvents(page: Page, url: string, account: Credentials): Promise<EventInjector> {
  const tickets = await readTickets(url, account);
  await page.addInitScript(keepSockets);

  let serial = 0;
  let lastAt = 0;
  const frame = (spread: number, text: string): string => {
    serial += 1;
    // No two events have the same time, since it sorts the list.
    lastAt = Math.max(Date.now(), lastAt + 1);
    const ticket = tickets[serial % Math.min(spread, tickets.length)]!;
    return `42${JSON.stringify([`company-${ticket.companyId}-appMessage`, messageEvent(ticket, text, serial, lastAt)])}`;
  };
  const frames = (count: number, spread: number, textOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => frame(spread, textOf(index + 1)));

  return {
    tickets,
    burst: (count, spread, last) => {
      const all = frames(count, spread, (index) => (index === count ? last : `Mensagem ${index}`));
      return page.evaluate(receive, [all, 0] as [string[], number]);
    },
    stream: (perSecond, spread) =>
      streamFrames(page, perSecond, () => frames(perSecond, spread, () => `Fluxo ${serial}`)),
  };
}

/** Delivers the events that `nextSecond` makes, `perSecond` of them, evenly until stopped. */
export async function streamFrames(
  page: Page,
  perSecond: number,
  nextSecond: () => string[],
): Promise<() => Promise<void>> {
  // Pass the events of a second at a time, to disturb the page less.
  const second = () => page.evaluate(receive, [nextSecond(), 1_000 / perSecond] as [string[], number]);
  await second();
  const timer = setInterval(() => void second(), 1_000);
  return async () => {
    clearInterval(timer);
    await page.waitForTimeout(1_000);
  };
}

function messageEvent(ticket: KnownTicket, body: string, serial: number, at: number) {
  const now = new Date(at).toISOString();
  const current = { ...ticket, lastMessage: body, unreadMessages: serial, updatedAt: now };
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
