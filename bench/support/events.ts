import type { Page, WebSocketRoute } from '@playwright/test';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A ticket as the list answers it. Only what the injector changes is named. */
interface KnownTicket {
  readonly id: number;
  readonly contact: Record<string, unknown>;
  readonly contactId: number;
  readonly [key: string]: unknown;
}

export interface EventInjector {
  readonly tickets: readonly KnownTicket[];
  /** Sends `count` messages of customers in one go, spread over the first `spread` tickets; the last one has the text `last`. */
  burst(count: number, spread: number, last: string): void;
  /** Sends one message every `1000 / perSecond` ms until stopped. */
  stream(perSecond: number, spread: number): () => void;
}

/**
 * Puts message events between the server and the page, on the page's own socket: the server's work does not count, and
 * thousands of events arrive as fast as a socket can bring them. Reads the tickets by an own session first.
 */
export async function injectEvents(page: Page, url: string, account: Credentials): Promise<EventInjector> {
  const tickets = await readTickets(url, account);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });

  let serial = 0;
  const send = (index: number, text: string) => {
    const ticket = tickets[index % tickets.length]!;
    sockets
      .at(-1)
      ?.send(
        `42${JSON.stringify([`company-${ticket.companyId}-appMessage`, messageEvent(ticket, text, (serial += 1))])}`,
      );
  };
  return {
    tickets,
    burst: (count, spread, last) => {
      for (let index = 1; index <= count; index += 1)
        send(index % spread, index === count ? last : `Mensagem ${index}`);
    },
    stream: (perSecond, spread) => {
      const timer = setInterval(() => send(serial % spread, `Fluxo ${serial}`), 1000 / perSecond);
      return () => clearInterval(timer);
    },
  };
}

function messageEvent(ticket: KnownTicket, body: string, serial: number) {
  const now = new Date().toISOString();
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
